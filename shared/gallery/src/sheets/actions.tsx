/** What is tapped: buttons, icon buttons, switches. */
import {
  asButton,
  Button,
  Gift,
  IconButton,
  RefreshCw,
  Search,
  Spinner,
  SupportCode,
  Trophy,
  X,
  type ButtonKind,
} from '@site/ui';
import { Switch } from '@site/ui/switch';
import type { AnchorHTMLAttributes } from 'react';
import { Kept } from '../Kept';
import { Column, Line } from '../layout';
import { ignore, LONG } from '../samples';
import type { Sheet } from '../sheet';

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: '立即投注',
  secondary: '查看详情',
  ghost: '稍后再说',
  danger: '清空投注单',
  gold: '领取奖金',
};
const kinds = Object.entries(KINDS) as readonly [ButtonKind, string][];
const Anchor = asButton((props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props}>{props.children}</a>
));

export const button: Sheet = {
  name: 'Button',
  about: '按钮',
  of: [Button, Spinner],
  states: {
    default: () => (
      <Line>
        {kinds.map(([kind, text]) => (
          <Button key={kind} kind={kind}>
            {text}
          </Button>
        ))}
      </Line>
    ),
    small: () => (
      <Line>
        {kinds.map(([kind, text]) => (
          <Button key={kind} kind={kind} size="s">
            {text}
          </Button>
        ))}
      </Line>
    ),
    icon: () => (
      <Line>
        <Button icon={<Gift aria-hidden="true" />}>领取</Button>
        <Button kind="ghost" size="s" icon={<RefreshCw aria-hidden="true" />}>
          刷新
        </Button>
      </Line>
    ),
    busy: () => (
      <Line>
        {kinds.slice(0, 3).map(([kind]) => (
          <Button key={kind} kind={kind} loading>
            提交中
          </Button>
        ))}
        <Button loading />
      </Line>
    ),
    disabled: () => (
      <Line>
        {kinds.slice(0, 3).map(([kind, text]) => (
          <Button key={kind} kind={kind} disabled>
            {text}
          </Button>
        ))}
      </Line>
    ),
    block: () => <Button block>确认存款 ¥1,000.00</Button>,
    link: () => (
      <Anchor href="#top" data-kind="secondary">
        看起来像按钮的链接
      </Anchor>
    ),
  },
};

export const iconButton: Sheet = {
  name: 'IconButton',
  about: '图标按钮',
  of: [IconButton],
  states: {
    default: () => (
      <Line>
        <IconButton label="搜索" icon={<Search aria-hidden="true" />} />
        <IconButton label="关闭" icon={<X aria-hidden="true" />} />
      </Line>
    ),
    toggle: () => (
      <Kept first={true}>
        {(pressed, keep) => (
          <Line>
            <IconButton
              label="收藏"
              icon={<Trophy aria-hidden="true" />}
              pressed={pressed}
              onClick={() => keep(!pressed)}
            />
            <IconButton label="收藏" icon={<Trophy aria-hidden="true" />} pressed={false} />
          </Line>
        )}
      </Kept>
    ),
    disabled: () => (
      <Line>
        <IconButton label="刷新" icon={<RefreshCw aria-hidden="true" />} disabled />
      </Line>
    ),
  },
};

export const switches: Sheet = {
  name: 'Switch',
  about: '开关',
  of: [Switch],
  states: {
    default: () => (
      <Column>
        {[true, false].map((first) => (
          <Kept key={String(first)} first={first}>
            {(checked, keep) => (
              <Switch label="自动接受更好的赔率" checked={checked} onChange={keep} />
            )}
          </Kept>
        ))}
      </Column>
    ),
    disabled: () => (
      <Column>
        <Switch label="生物识别登录" checked disabled onChange={ignore} />
        <Switch label="短信通知" checked={false} disabled onChange={ignore} />
      </Column>
    ),
    long: () => <Switch label={LONG} checked onChange={ignore} />,
  },
};

export const supportCode: Sheet = {
  name: 'SupportCode',
  about: '支持代码',
  of: [SupportCode],
  states: { default: () => <SupportCode code="7F3K-22Q9" /> },
};
