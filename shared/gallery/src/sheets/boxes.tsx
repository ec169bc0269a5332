/** What holds and names things: cards, lists, tags, notices, tabs. */
import {
  Card,
  Clock,
  Gift,
  List,
  ListRow,
  Notice,
  PageBody,
  RowContent,
  Section,
  Segmented,
  Settings,
  Tabs,
  Tag,
  Ticket,
  Trophy,
  type Tone,
} from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { Timeline } from '@site/ui/timeline';
import { Kept } from '../Kept';
import { Column, Line } from '../layout';
import { ignore, LONG, UNBROKEN } from '../samples';
import type { Sheet } from '../sheet';

const TONES: Readonly<Record<Tone, string>> = {
  neutral: '已结束',
  brand: '新',
  gold: 'VIP 专享',
  ok: '已结算',
  warn: '待确认',
  danger: '已取消',
  live: '滚球中',
};

export const card: Sheet = {
  name: 'Card',
  about: '卡片、版块与页面',
  of: [Card, Section, PageBody],
  states: {
    default: () => <Card>钱包余额以提交时为准</Card>,
    flush: () => (
      <Card data-pad="false">
        <Notice>没有内边距的卡片</Notice>
      </Card>
    ),
    page: () => (
      <PageBody>
        <Section title="热门赛事" action={<a href="#all">全部</a>}>
          <Card>英超 · 曼城 对 利物浦</Card>
        </Section>
        <Section title="没有更多入口的版块">
          <Card>{LONG}</Card>
        </Section>
      </PageBody>
    ),
    long: () => (
      <Card>
        {LONG}
        <br />
        {UNBROKEN}
      </Card>
    ),
  },
};

export const list: Sheet = {
  name: 'List',
  about: '列表',
  of: [List, ListRow, RowContent],
  states: {
    default: () => (
      <List>
        <ListRow title="用户名" trailing="member01" />
        <ListRow
          icon={<Settings aria-hidden="true" />}
          title="账户设置"
          hint="密码、语言与盘口类型"
          onClick={ignore}
        />
        <ListRow
          icon={<Ticket aria-hidden="true" />}
          title="我的注单"
          trailing={<Tag tone="brand">3</Tag>}
          onClick={ignore}
        />
      </List>
    ),
    long: () => (
      <List>
        <ListRow
          icon={<Gift aria-hidden="true" />}
          title={LONG}
          hint={LONG}
          trailing="¥1,234,567.89"
          onClick={ignore}
        />
        <ListRow title="订单号" trailing={UNBROKEN} />
      </List>
    ),
  },
};

export const tag: Sheet = {
  name: 'Tag',
  about: '标签',
  of: [Tag],
  states: {
    default: () => (
      <Line>
        {(Object.entries(TONES) as readonly [Tone, string][]).map(([tone, text]) => (
          <Tag key={tone} tone={tone}>
            {text}
          </Tag>
        ))}
      </Line>
    ),
  },
};

export const notice: Sheet = {
  name: 'Notice',
  about: '提示',
  of: [Notice],
  states: {
    default: () => (
      <Column>
        <Notice>存款通常在三分钟内到账。</Notice>
        <Notice tone="ok">提款申请已提交。</Notice>
        <Notice tone="warn">赔率已变化，请确认后再投注。</Notice>
        <Notice tone="danger">金额超过单笔限额 ¥50,000.00。</Notice>
      </Column>
    ),
    long: () => (
      <Notice tone="warn">
        <b>请注意：</b>
        {LONG}
      </Notice>
    ),
  },
};

const TABS = [
  { value: 'live', label: '滚球', count: 24 },
  { value: 'today', label: '今日', count: 118 },
  { value: 'early', label: '早盘', count: 1_204 },
  { value: 'champion', label: '冠军' },
  { value: 'combo', label: '串关', count: 96 },
] as const;

export const tabs: Sheet = {
  name: 'Tabs',
  about: '标签页',
  of: [Tabs],
  states: {
    chips: () => (
      <Kept<string> first="live">
        {(value, keep) => <Tabs label="时段" options={TABS} value={value} onChange={keep} />}
      </Kept>
    ),
    line: () => (
      <Kept<string> first="today">
        {(value, keep) => (
          <Tabs label="时段" look="line" options={TABS} value={value} onChange={keep} />
        )}
      </Kept>
    ),
    icon: () => (
      <Tabs
        label="赛事"
        options={[
          { value: 'hot', label: '热门', icon: <Trophy aria-hidden="true" /> },
          { value: 'soon', label: '即将开赛', icon: <Clock aria-hidden="true" /> },
        ]}
        value="hot"
        onChange={ignore}
      />
    ),
    scrolled: () => <Tabs label="时段" options={TABS} value="combo" onChange={ignore} />,
  },
};

export const segmented: Sheet = {
  name: 'Segmented',
  about: '分段选择',
  of: [Segmented],
  states: {
    default: () => (
      <Kept<string> first="hk">
        {(value, keep) => (
          <Segmented
            label="盘口类型"
            options={[
              { value: 'malay', label: '马来' },
              { value: 'hk', label: '香港' },
              { value: 'euro', label: '欧洲' },
              { value: 'indo', label: '印尼' },
            ]}
            value={value}
            onChange={keep}
          />
        )}
      </Kept>
    ),
    long: () => (
      <Segmented
        label="接受方式"
        options={[
          { value: 'better', label: '只接受更好的赔率' },
          { value: 'any', label: '接受任何赔率变化' },
        ]}
        value="better"
        onChange={ignore}
      />
    ),
  },
};

export const progressBar: Sheet = {
  name: 'ProgressBar',
  about: '进度条',
  of: [ProgressBar],
  states: {
    default: () => (
      <Column>
        {[0, 37, 100].map((percent) => (
          <ProgressBar key={percent} label={`流水完成 ${percent}%`} percent={percent} />
        ))}
      </Column>
    ),
    beyond: () => <ProgressBar label="流水超额完成" percent={140} />,
  },
};

export const timeline: Sheet = {
  name: 'Timeline',
  about: '步骤',
  of: [Timeline],
  states: {
    default: () => (
      <Timeline
        steps={[
          { id: 'sent', state: 'done', title: '提交申请', hint: '2026/06/11 19:42' },
          { id: 'check', state: 'now', title: '审核中', hint: '通常需要十分钟' },
          { id: 'paid', state: 'next', title: '到账' },
        ]}
      />
    ),
    failed: () => (
      <Timeline
        steps={[
          { id: 'sent', state: 'done', title: '提交申请', hint: '2026/06/11 19:42' },
          { id: 'check', state: 'failed', title: '审核未通过', hint: LONG },
        ]}
      />
    ),
  },
};
