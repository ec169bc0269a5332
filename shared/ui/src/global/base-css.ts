/**
 * Page-wide rules: root font, Chinese type, focus, safe areas, motion. Text, so that the edge can
 * inline it in the document.
 */
import { Viewport } from '@site/domain/constants';
import { px } from '../tokens/px';
import { type } from '../tokens/vars';

/** A tenth of the layout's width, which has an end. */
const tenth = (...ends: readonly string[]): string =>
  `min(${[`${100 / Viewport.rootFontDivisor}vw`, `${Viewport.maxWidthPx / Viewport.rootFontDivisor}px`, ...ends].join()})`;
/**
 * No phone is that narrow: the page is enlarged by the browser, which makes the width smaller and
 * would leave everything as large as it was.
 */
const ENLARGED = 'min(30px,20px + 3.75vw)';
/** A member's larger letters come on top. */
const ROOT_FONT = `calc(max(var(--tenth),${ENLARGED}) + 1rem - 16px)`;
/** A phone on its side is low: its letters are as large as upright. */
const LOW = '@media (max-height:500px) and (min-aspect-ratio:16/10)';
/** A tablet shows more than a phone, not the same larger: its column is sixteen root fonts wide. */
const TABLET = '@media (min-width:700px)';
const TABLET_FONT = `${Viewport.maxWidthPx / 16}px`;

/** Latin first: PingFang's digits are too wide for odds. */
const FONT =
  '-apple-system,BlinkMacSystemFont,Roboto,"Helvetica Neue","Segoe UI",Arial,"PingFang SC","HarmonyOS Sans SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif';

/** What takes the focus is scrolled clear of the bars at the top and the bottom (WCAG 2.4.11, C-84). */
const reset = `*,*::before,*::after{box-sizing:border-box}
html{--tenth:${tenth()};--grown:calc(1rem - var(--tenth));font-size:${ROOT_FONT};-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--bg);scroll-padding:${px(64)} 0}
body{margin:0;min-height:100vh;min-height:100dvh;background:var(--bg);color:var(--text);font:400 ${type.m}/1.55 ${FONT};
text-autospace:normal;line-break:strict;overflow-wrap:anywhere;-webkit-font-smoothing:antialiased;-webkit-tap-highlight-color:transparent;overscroll-behavior-y:none}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0;padding:0}ul,ol{list-style:none}
h1{font-size:${type.xl};line-height:1.35}h2{font-size:${type.l};line-height:1.4}h3{font-size:${type.l};line-height:1.4}
a{color:inherit;text-decoration:none}img,svg,video{display:block;max-width:100%}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
small{font-size:max(11px,.8333em)}
button{background:none;border:0;padding:0;cursor:pointer;touch-action:manipulation}
em,i{font-style:normal}::placeholder{color:var(--text-3);opacity:1}`;

const low = `${TABLET}{html{--tenth:${TABLET_FONT}}}${LOW}{html{--tenth:${tenth('9.6vh', TABLET_FONT)}}}`;

/**
 * Where a system paints with its own colours (high contrast), a state that is a ground alone is
 * lost.
 */
const forced = `@media (forced-colors:active){button,[role=button],input,select,textarea,[data-testid=odds-cell]{outline:1px solid ButtonBorder!important;outline-offset:-1px}
[aria-pressed=true],[aria-checked=true],[aria-selected=true],[aria-current]:not([aria-current=false]),:focus-visible{outline:3px solid Highlight!important;outline-offset:-3px}
[data-testid=odds-cell]>i{forced-color-adjust:none}[role=switch] i{border:1px solid ButtonText}[role=switch] i::after{forced-color-adjust:none;background:ButtonText}[role=switch][aria-checked=true] i{forced-color-adjust:none;background:Highlight}}`;

const focus = `:focus{outline:none}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
::selection{background:var(--brand);color:var(--on-brand)}[hidden]{display:none!important}
.vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0;padding:0}
.num{font-variant-numeric:tabular-nums lining-nums;font-feature-settings:"tnum","lnum"}`;

const motion = `@keyframes ui-wait{50%{opacity:.45}}
@keyframes ui-spin{to{transform:rotate(1turn)}}@keyframes ui-rise{from{opacity:0;transform:translateY(6px)}}
@keyframes ui-fade{from{opacity:0}}@keyframes ui-pulse{50%{opacity:.35}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}}`;

/** Base rules of every page. */
export const baseCss = [reset, low, focus, motion, forced].join('\n');
