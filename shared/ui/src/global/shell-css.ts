/**
 * The site's chrome (column, header, title bar, bottom navigation) and the first skeleton as plain
 * classes. The edge paints them before any script and the host's layouts use the same classes, so
 * nothing moves when React arrives.
 */
import { depth, type } from '../tokens/vars';
import { px } from '../tokens/px';

const column = `.site-column{position:relative;width:100%;max-width:var(--column);min-height:100vh;min-height:100dvh;margin-inline:auto;background:var(--bg);display:flex;flex-direction:column}
.site-main{flex:1 0 auto;display:flex;flex-direction:column;min-width:0;padding-bottom:var(--sab)}
.site-main:focus{outline:none}.site-has-nav .site-main{padding-bottom:calc(${px(64)} + var(--sab))}
@media (min-width:700px){html{background:var(--sunken)}.site-column{box-shadow:0 0 0 1px var(--line)}}`;

const bar = `.site-header,.site-title-bar{position:sticky;top:var(--over,0);z-index:${depth.header};display:flex;align-items:center;gap:${px(8)};
height:calc(${px(52)} + var(--sat));padding:var(--sat) calc(${px(12)} + var(--sar)) 0 calc(${px(14)} + var(--sal));background:var(--chrome-bg);color:var(--chrome-text);flex:none}
[data-testid=offline-bar]~*{--over:${px(34)}}
.site-header{border-bottom:1px solid rgb(255 255 255 / 6%);background-image:linear-gradient(90deg,var(--site-season-bar,transparent),var(--site-season-gold,transparent),var(--site-season-bar,transparent));background-size:100% ${px(3)};background-position:0 100%;background-repeat:no-repeat}
.site-header>a{display:inline-flex;align-items:center;min-height:${px(44)}}
.site-header-end{margin-inline-start:auto;display:flex;align-items:center;flex:none}
.site-header-end button{color:var(--chrome-text-2)}.site-header-end button:active{background:rgb(255 255 255 / 10%)}
.site-logo{display:inline-flex;flex-wrap:wrap;align-content:flex-start;align-items:center;gap:${px(16)} ${px(8)};height:${px(44)};padding-block:${px(8)};overflow:hidden;white-space:nowrap;font-weight:800;font-size:${type.xl};line-height:1;color:var(--chrome-text)}
.site-header>a{min-width:0;flex:1}.site-logo span{line-height:${px(28)}}.site-logo svg{width:${px(28)};height:${px(28)};flex:none}.site-logo b{color:#f2c063;font-weight:800}
.site-title-bar{display:grid;grid-template-columns:${px(88)} 1fr ${px(88)};padding-inline:${px(4)}}
.site-title-bar h1{font-size:min(${type.l},6vw);font-weight:650;text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.site-title-bar-end{display:flex;justify-content:flex-end;align-items:center}
.site-bar-button{display:inline-flex;align-items:center;justify-content:center;min-width:${px(44)};height:${px(44)};border-radius:${px(10)};color:var(--chrome-text)}
.site-bar-button svg{width:${px(24)};height:${px(24)}}.site-bar-button:active{background:rgb(255 255 255 / 10%)}
.site-bar-link{display:inline-flex;align-items:center;height:${px(34)};padding-inline:${px(14)};border-radius:999px;font-size:${type.m};font-weight:650;white-space:nowrap;color:var(--chrome-text);background:rgb(255 255 255 / 10%)}
.site-lang{display:grid;place-items:center;width:${px(23)};height:${px(23)};border-radius:${px(6)};border:1.5px solid;font-size:${type.xs};line-height:1}
.site-bar-link[data-kind=primary]{background:#16c79a;color:#03211a}a.site-bar-link+a{margin-inline-start:${px(8)}}`;

const appBar = `.site-app-bar{display:flex;align-items:center;gap:${px(10)};min-height:calc(${px(52)} + var(--sat));padding:var(--sat) calc(${px(4)} + var(--sar)) 0 calc(${px(14)} + var(--sal));background:var(--brand-soft);color:var(--text);flex:none}
.site-app-bar>svg{width:${px(30)};height:${px(30)};flex:none}.site-app-bar p{flex:1;min-width:0;font-size:${type.m};line-height:1.35;font-weight:650}
.site-app-bar p,.site-app-bar small{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.site-app-bar small{display:block;font-size:${type.xs};font-weight:400;color:var(--text-2)}
.site-app-bar button{flex:none;display:inline-flex;align-items:center;justify-content:center;min-width:${px(44)};height:${px(44)};color:var(--text-2)}
.site-app-bar button span{padding:${px(6)} ${px(14)};border-radius:999px;font-size:${type.s};font-weight:650;background:var(--brand);color:var(--on-brand)}
.site-app-bar button svg{width:${px(18)};height:${px(18)}}@media (min-height:600px){.site-app-bar+*{--sat:0px}}@media (max-height:599px){.site-app-bar{display:none}}[data-bar="0"] [data-static]{display:none}`;

const nav = `.site-nav{position:fixed;inset-inline:0;bottom:0;z-index:${depth.bottomNav};width:100%;max-width:var(--column);margin-inline:auto;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;
height:calc(${px(58)} + var(--sab));padding-bottom:var(--sab);background:var(--nav-bg);border-top:1px solid var(--line)}
.site-nav a,.site-nav span.site-nav-item{position:relative;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:${px(3)};font-size:min(${type.xs},4.9vw);line-height:1.2;font-weight:550;color:var(--text-3)}
.site-nav svg{width:${px(24)};height:${px(24)};stroke-width:1.8}
.site-nav a[aria-current]{color:var(--brand-text);font-weight:700}
.site-nav a[aria-current]::before{content:"";position:absolute;top:-1px;left:50%;width:${px(28)};height:${px(3)};margin-left:-${px(14)};border-radius:0 0 ${px(3)} ${px(3)};background:var(--brand)}

.site-nav a:active{background:var(--raised)}
@media (pointer:coarse){body:has(:is(input:not([type=checkbox],[type=radio],[type=range],[inputmode=none]),textarea):focus) .site-nav{display:none}}`;

// The compositor breathes opacity alone; a wandering gradient draws the page anew each frame. What
// has no size still takes the focus: the way to load again is not visible before its time either.
const skeleton = `.sk{border-radius:${px(8)};background:linear-gradient(100deg,var(--skeleton) 30%,var(--skeleton-hi),var(--skeleton) 70%);animation:ui-wait 1.6s ease-in-out infinite}.sk-still{display:grid;gap:inherit}.sk-still .sk{animation:none}
.sk-page{display:flex;flex-direction:column;gap:${px(10)};padding:${px(12)}}
.sk-banner{aspect-ratio:16/7;border-radius:${px(14)};margin-bottom:${px(26)}}.sk-entry{height:${px(96)};border-radius:${px(14)}}
.sk-search{height:${px(44)};border-radius:999px}.sk-signs{display:flex;gap:${px(20)};height:${px(89)};padding:${px(12)} ${px(4)};overflow:hidden}.sk-sign{flex:none;width:${px(46)};height:${px(46)}}
.sk-hero{height:${px(150)};border-radius:${px(14)}}.sk-row{height:${px(64)};border-radius:${px(12)}}.sk-line{height:${px(14)}}
.sk-grid{display:grid;grid-template-columns:repeat(3,1fr);gap:${px(10)}}.sk-tile{height:${px(124)};border-radius:${px(12)}}
.sk-chips{display:flex;gap:${px(8)};overflow:hidden}.sk-chip{flex:none;width:${px(72)};height:${px(36)};border-radius:999px}
.sk-field{height:${px(52)};border-radius:${px(12)}}.sk-poster{height:${px(320)};border-radius:${px(16)}}
.sk-slow{position:fixed;bottom:calc(${px(72)} + var(--sab));left:50%;transform:translateX(-50%);padding:${px(8)} ${px(14)};border-radius:999px;font-size:${type.s};white-space:nowrap;background:var(--raised);color:var(--text);pointer-events:none;animation:ui-fade 0s 3s backwards}@keyframes sk-again{0%{transform:scale(0)}}@starting-style{.sk-again{visibility:hidden}}.sk-again{transition:visibility 0s 20s;bottom:calc(${px(116)} + var(--sab));padding:${px(16)} ${px(20)};line-height:${px(20)};font-weight:650;background:var(--brand);color:var(--on-brand);pointer-events:auto;animation:sk-again 0s 20s backwards}noscript p{padding:${px(14)};text-align:center;background:var(--brand);color:var(--on-brand)}@media (scripting:none){.sk-slow{display:none}.sk{animation:none}}`;

const poster = `.season-poster{position:relative;flex:1;padding-bottom:${px(28)};background:var(--ground,#0a1110);color:var(--ink,#fff)}
.season-poster>img{display:block;width:100%;height:auto;aspect-ratio:375/440}
.season-poster>header{position:absolute;inset-inline:${px(16)};top:${px(51)};text-align:center;text-shadow:0 2px 3px rgb(0 0 0/45%)}
.season-poster h2{font:900 ${px(50)}/1.2 'Songti SC','STSong','Noto Serif SC','Noto Serif CJK SC',serif;margin-bottom:${px(4)}}
.season-poster>header p{font-size:${type.m};font-weight:600}.season-poster>:is(p,ul,nav){margin:${px(12)} ${px(20)} 0;font-size:${type.m};line-height:1.6}
.season-poster>ul{padding-inline-start:${px(18)};list-style:disc}.season-poster>nav{display:flex;flex-wrap:wrap;gap:${px(10)}}
.season-poster>nav>*{display:inline-flex;align-items:center;min-height:${px(48)};padding-inline:${px(20)};border-radius:999px;box-shadow:inset 0 0 0 1.5px var(--ink,#fff);font-size:${type.l};font-weight:650;color:inherit}`;

/** Rules of the chrome, of the static skeleton and of a season's poster. */
export const shellCss = [column, bar, appBar, nav, skeleton, poster].join('\n');
