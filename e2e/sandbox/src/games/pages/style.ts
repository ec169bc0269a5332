/** Looks that all game pages share: a night stage, big targets, numbers that do not jump. */
export const GAME_STYLE = `
*{box-sizing:border-box;-webkit-tap-highlight-color:transparent}
html,body{margin:0;height:100%}body{--hue:225;background:radial-gradient(130% 80% at 50% 0,hsl(var(--hue) 52% 30%),hsl(var(--hue) 60% 8%) 72%);color:#f6f7ff;font:16px/1.4 "PingFang SC","Noto Sans SC",sans-serif;display:flex;flex-direction:column;padding:max(10px,env(safe-area-inset-top)) 14px max(14px,env(safe-area-inset-bottom));gap:12px;overflow:hidden auto}
header,.row{display:flex;align-items:center;gap:8px}header{justify-content:space-between}h1{font-size:17px;margin:0;flex:1;text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.balance{font-variant-numeric:tabular-nums;background:#ffffff1c;padding:8px 12px;border-radius:99px;font-weight:600}
.stage{flex:1;min-height:210px;display:grid;place-items:center;position:relative}.stage svg,.stage canvas{width:100%;height:100%;max-height:54vh;display:block}
.history{display:flex;gap:6px;overflow:auto;min-height:26px;scrollbar-width:none}.history span{flex:none;font-size:12px;padding:3px 9px;border-radius:99px;background:#ffffff17;font-variant-numeric:tabular-nums}.history .up{background:#ffd16633;color:#ffe2a0}
.text{min-height:28px;margin:0;text-align:center;font-size:18px}.win{color:#ffd166;font-weight:700}
button{font:inherit;border:0;border-radius:14px;min-height:46px;padding:0 12px;color:#fff;background:#ffffff20;flex:1;white-space:nowrap}button:focus-visible{outline:3px solid #ffd166;outline-offset:2px}
button[aria-pressed=true]{background:#ffd166;color:#2b1d00;font-weight:700}.go{background:linear-gradient(#ffbe4d,#ff7a1a);color:#2b1300;font-weight:800;font-size:18px;min-height:56px;flex:none}button:disabled{opacity:.45}
.small{flex:none;min-height:44px;min-width:44px;padding:0 12px}.grid{display:grid;grid-template-columns:repeat(10,1fr);gap:5px}.grid button{min-height:34px;padding:0;font-size:14px;border-radius:9px}
.grid .hit{background:#2ecc8f;color:#02251a;font-weight:800}.grid .out{background:#ffffff3d}
dialog{border:0;border-radius:20px;background:hsl(var(--hue) 45% 16%);color:inherit;padding:18px;width:min(340px,88vw)}dialog::backdrop{background:#000a}dialog .row{flex-direction:column;align-items:stretch}dialog h2{margin:0 0 12px;font-size:17px}
[hidden]{display:none!important}@keyframes pop{from{transform:scale(.6);opacity:0}}.pop{animation:pop .3s ease-out}
@media (orientation:landscape) and (max-height:520px){body{display:grid;grid-template-columns:minmax(0,1fr) min(320px,42vw);grid-template-rows:auto;align-content:start;gap:8px 14px}header,.history{grid-column:1/-1}.stage{grid-column:1;grid-row:3/span 12;min-height:0;height:calc(100vh - 110px)}.text,.row,.grid,.go{grid-column:2}header{grid-column:1/-1}button{min-height:40px}.go{min-height:44px}}
@media (prefers-reduced-motion:reduce){*{animation-duration:.01ms!important}}`;
