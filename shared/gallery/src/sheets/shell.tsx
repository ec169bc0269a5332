/** The bars of the shell and the site's signs. */
import { Headset, IconButton, LogoMark, SiteHeader, SiteLogo, TitleBar } from '@site/ui';
import * as icons from '@site/ui';
import * as moreIcons from '@site/ui/more-icons';
import { TitlePlace } from '@site/ui/title-place';
import { GameGlyph, type GameGlyphName } from '@site/ui/game-glyphs';
import { SportGlyph } from '@site/ui/sport-glyphs';
import type { ComponentType } from 'react';
import { Column, Line } from '../layout';
import { ignore, LONG } from '../samples';
import type { Sheet } from '../sheet';

const logo = (
  <a href="#home" className="site-logo">
    <SiteLogo name="玉衡体育" />
  </a>
);

export const siteHeader: Sheet = {
  name: 'SiteHeader',
  about: '页头',
  of: [SiteHeader, SiteLogo, LogoMark],
  states: {
    default: () => (
      <SiteHeader logo={logo}>
        <IconButton label="客服" icon={<Headset aria-hidden="true" />} />
        <a className="site-bar-link" href="#login">
          登录
        </a>
        <a className="site-bar-link" data-kind="primary" href="#join">
          注册
        </a>
      </SiteHeader>
    ),
    plain: () => <SiteHeader logo={logo} />,
    mark: () => (
      <Line>
        <LogoMark />
        <LogoMark size={64} />
      </Line>
    ),
  },
};

export const titleBar: Sheet = {
  name: 'TitleBar',
  about: '标题栏',
  of: [TitleBar],
  states: {
    default: () => <TitleBar title="提款" onBack={ignore} />,
    end: () => (
      <TitleBar
        title="存款"
        onBack={ignore}
        end={
          <button type="button" className="site-bar-button" aria-label="客服">
            <Headset aria-hidden="true" />
          </button>
        }
      />
    ),
    long: () => <TitleBar title={LONG} onBack={ignore} />,
  },
};

export const titlePlace: Sheet = {
  name: 'TitlePlace',
  about: '标题栏内容',
  of: [TitlePlace],
  states: {
    default: () => (
      <TitlePlace>
        <h1>红岭 2 比 1 海川</h1>
      </TitlePlace>
    ),
    long: () => (
      <TitlePlace>
        <h1>{LONG}</h1>
      </TitlePlace>
    ),
  },
};

/** Components of the icon library are objects that know their own name; ours are functions. */
const isIcon = (value: unknown): value is ComponentType<{ 'aria-hidden': true }> =>
  typeof value === 'object' && value !== null && '$$typeof' in value && 'render' in value;

const lineIcons = [icons, moreIcons].flatMap((module) =>
  Object.entries(module as Record<string, unknown>).filter(
    ([, value]) => isIcon(value) && !('styledComponentId' in value),
  ),
) as readonly [string, ComponentType<{ 'aria-hidden': true }>][];

const GAMES: Readonly<Record<GameGlyphName, true>> = {
  live: true,
  p2p: true,
  instant: true,
  slots: true,
  keno: true,
  sports: true,
  all: true,
};
const SPORTS = [1, 2, 3, 7, 8, 19, 25, 34, 36, 39, 40, 45, 0] as const;

export const signs: Sheet = {
  name: 'Icons',
  about: '图标',
  of: [...lineIcons.map(([, icon]) => icon), GameGlyph, SportGlyph],
  states: {
    lines: () => (
      <Line>
        {lineIcons.map(([name, Icon]) => (
          <Icon key={name} aria-hidden />
        ))}
      </Line>
    ),
    games: () => (
      <Line>
        {(Object.keys(GAMES) as readonly GameGlyphName[]).map((name) => (
          <GameGlyph key={name} name={name} size={32} />
        ))}
      </Line>
    ),
    sports: () => (
      <Column>
        <Line>
          {SPORTS.map((id) => (
            <SportGlyph key={id} sportId={id} size={32} />
          ))}
        </Line>
      </Column>
    ),
  },
};
