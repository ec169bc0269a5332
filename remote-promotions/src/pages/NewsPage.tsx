import { INBOX_CATEGORY } from '@site/contracts/inbox';
import { useSearchParams } from '@site/platform';
import { MemberOnly } from '@site/remote-kit/gate';
import { INBOX_KIND, useUnread, type InboxKind } from '@site/remote-kit/inbox';
import { PageBody, Tabs } from '@site/ui';
import { NewsList } from '../news/NewsList';
import type { NewsCategory } from '../news/use-news';
import { NEWS } from '../phrases/news';

/**
 * What concerns one account is never announced to everybody, and what is announced to everybody is
 * no letter.
 */
const NEVER: Readonly<Record<InboxKind, (typeof INBOX_CATEGORY)[number]>> = {
  announcement: 'account',
  message: 'maintenance',
};

const categoriesOf = (kind: InboxKind) => [
  { value: 'all' as NewsCategory, label: NEWS.all, testId: 'news-category-all' },
  ...INBOX_CATEGORY.filter((value) => value !== NEVER[kind]).map((value) => ({
    value: value as NewsCategory,
    label: NEWS.category[value],
    testId: `news-category-${value}`,
  })),
];

/**
 * /News: announcements for everybody, messages for the member; tab and category live in the
 * address.
 */
export function Page() {
  const [params, setParams] = useSearchParams();
  const unread = useUnread();
  const kind: InboxKind = params.get('tab') === 'message' ? 'message' : 'announcement';
  const categories = categoriesOf(kind);
  const category = categories.find(({ value }) => value === params.get('category'))?.value ?? 'all';
  const show = (nextKind: InboxKind, nextCategory: NewsCategory): void =>
    setParams(
      {
        ...(nextKind === 'message' ? { tab: 'message' } : {}),
        ...(nextCategory === 'all' ? {} : { category: nextCategory }),
      },
      { replace: true },
    );
  const kinds = INBOX_KIND.map((value) => ({
    value,
    label: NEWS[value],
    testId: `news-tab-${value}`,
    ...(unread[value] === null || unread[value] === 0 ? {} : { count: unread[value] }),
  }));
  const body = (
    <>
      <Tabs
        label={NEWS.categories}
        options={categories}
        value={category}
        onChange={(next) => show(kind, next)}
      />
      <NewsList key={`${kind}/${category}`} kind={kind} category={category} />
    </>
  );
  return (
    <PageBody data-testid="news" data-kind={kind}>
      <Tabs
        label={NEWS.tabs}
        options={kinds}
        value={kind}
        onChange={(next) => show(next, 'all')}
        look="line"
      />
      {kind === 'message' ? <MemberOnly hint={NEWS.loginHint}>{body}</MemberOnly> : body}
    </PageBody>
  );
}
