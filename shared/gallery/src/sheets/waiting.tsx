/** What stands where something is not there: skeletons, empty and failed places, no network. */
import {
  Button,
  EmptyState,
  FailedState,
  OfflineBar,
  Skeleton,
  SkeletonBar,
  Ticket,
  type SkeletonKind,
} from '@site/ui';
import { Column } from '../layout';
import { ignore, LONG } from '../samples';
import type { Sheet } from '../sheet';

const KINDS: Readonly<Record<SkeletonKind, true>> = {
  board: true,
  list: true,
  form: true,
  grid: true,
  article: true,
  poster: true,
  plain: true,
  home: true,
  lobby: true,
};

export const skeleton: Sheet = {
  name: 'Skeleton',
  about: '加载占位',
  of: [Skeleton, SkeletonBar],
  states: {
    ...Object.fromEntries(
      (Object.keys(KINDS) as readonly SkeletonKind[]).map((kind) => [
        kind,
        () => <Skeleton kind={kind} />,
      ]),
    ),
    bar: () => (
      <Column>
        <SkeletonBar width="60%" />
        <SkeletonBar width="40%" height="2em" />
      </Column>
    ),
  },
};

export const emptyState: Sheet = {
  name: 'EmptyState',
  about: '没有内容',
  of: [EmptyState],
  states: {
    default: () => (
      <EmptyState
        icon={<Ticket />}
        title="暂无注单"
        hint="投注后可在这里查看结果"
        action={<Button size="s">去投注</Button>}
      />
    ),
    plain: () => <EmptyState title="没有找到相关赛事" />,
    page: () => <EmptyState heading={1} title="页面不存在" hint="地址可能已经更改" />,
    long: () => <EmptyState icon={<Ticket />} title={LONG} hint={LONG} />,
  },
};

export const failedState: Sheet = {
  name: 'FailedState',
  about: '加载失败',
  of: [FailedState],
  states: {
    default: () => <FailedState onRetry={ignore} />,
    second: () => (
      <FailedState
        title="余额暂时无法显示"
        hint="您的资金不受影响"
        onRetry={ignore}
        retryLabel="重新查询"
        action={<Button kind="ghost">联系客服</Button>}
      />
    ),
  },
};

export const offlineBar: Sheet = {
  name: 'OfflineBar',
  about: '网络断开',
  of: [OfflineBar],
  states: { offline: () => <OfflineBar offline />, online: () => <OfflineBar offline={false} /> },
};
