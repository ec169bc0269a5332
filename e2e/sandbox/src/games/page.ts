/** The game page: a small real game on an origin of its own. It speaks to its parent only in the messages of §2.6. */

const STYLE = `
*{box-sizing:border-box;-webkit-tap-highlight-color:transparent}
html,body{margin:0;height:100%;background:radial-gradient(120% 80% at 50% 0,#24356b,#0a1022 70%);color:#f5f7ff;font:16px/1.4 "PingFang SC","Noto Sans SC",sans-serif}
body{display:flex;flex-direction:column;padding:max(12px,env(safe-area-inset-top)) 16px max(16px,env(safe-area-inset-bottom));gap:14px}
header,.row{display:flex;align-items:center;justify-content:space-between;gap:10px}
h1{font-size:18px;margin:0}.balance{font-variant-numeric:tabular-nums;background:#ffffff1a;padding:8px 14px;border-radius:99px}
.stage{flex:1;display:flex;align-items:center;justify-content:center;gap:14px;min-height:150px}
.cell{width:84px;height:96px;border-radius:18px;background:linear-gradient(#fff,#d9e0f5);color:#14204a;display:grid;place-items:center;font-size:44px;font-weight:800;box-shadow:0 10px 24px #0008}
.rolling .cell{animation:shake .5s linear infinite}@keyframes shake{50%{transform:translateY(-10px) rotate(4deg)}}
@media (prefers-reduced-motion:reduce){.rolling .cell{animation:none;opacity:.6}}
.text{min-height:28px;text-align:center;font-size:18px}.win{color:#ffd166;font-weight:700}
button{font:inherit;border:0;border-radius:14px;min-height:48px;padding:0 16px;color:#fff;background:#ffffff1f;flex:1}
button[aria-pressed=true]{background:#ffd166;color:#2b1d00;font-weight:700}
.go{background:linear-gradient(#ffb03a,#ff7a1a);font-weight:800;font-size:18px;min-height:56px}button:disabled{opacity:.45}
.back,.go{flex:0 0 auto}[hidden]{display:none!important}`;

const SCRIPT = `
const token=location.hash.slice(1);const $=(id)=>document.getElementById(id);
let origin=null,bet='10',choice='big',busy=false,slot=false;
const SYMBOLS=['福','财','宝','喜','星','7'];const COLOURS=['#c8102e','#b8860b','#0a6ebd','#b5179e','#1b8a5a','#d00000'];
const say=(event)=>{if(origin&&parent!==window)parent.postMessage(event,origin)};
const call=async(path,body)=>{const r=await fetch('/games/api/'+path,{method:'POST',headers:{'content-type':'application/json',authorization:'Bearer '+token},body:JSON.stringify(body)});
const j=await r.json();if(!j.isSuccess)throw new Error(j.errors?j.errors[0].description:'');return j.result};
const money=(n)=>Number(n).toLocaleString('zh-CN',{minimumFractionDigits:2,maximumFractionDigits:2});
const show=(symbols)=>{$('stage').replaceChildren(...symbols.map((s)=>{const e=document.createElement('div');e.className='cell';e.textContent=slot?SYMBOLS[s]:String(s);if(slot)e.style.setProperty('color',COLOURS[s]);return e}))};
const press=(group,value)=>document.querySelectorAll('[data-'+group+']').forEach((b)=>b.setAttribute('aria-pressed',String(b.dataset[group]===value)));
$('back').onclick=()=>say('closeIframe');
document.querySelectorAll('[data-bet]').forEach((b)=>b.onclick=()=>{bet=b.dataset.bet;press('bet',bet)});
document.querySelectorAll('[data-choice]').forEach((b)=>b.onclick=()=>{choice=b.dataset.choice;press('choice',choice)});
$('go').onclick=async()=>{if(busy)return;busy=true;$('go').disabled=true;$('stage').classList.add('rolling');$('text').textContent='';
try{const key=crypto.randomUUID?crypto.randomUUID():String(Date.now())+Math.floor(performance.now()*1000);
const[r]=await Promise.all([call('round',{bet,choice,key}),new Promise((f)=>setTimeout(f,700))]);
show(r.symbols);$('balance').textContent=money(r.balance);$('text').textContent=r.text+(r.payout>0?'  +'+money(r.payout):'');$('text').className='text'+(r.payout>0?' win':'')}
catch(e){$('text').textContent=e.message||'网络异常,请重试'}
finally{busy=false;$('go').disabled=false;$('stage').classList.remove('rolling')}};
call('open',{}).then((s)=>{origin=s.origin;slot=s.gameType==='SLOT';document.title=s.name;$('name').textContent=s.name+(s.isDemo?' · 试玩':'');$('balance').textContent=money(s.balance);
$('choices').hidden=slot;show(slot?[0,4,5]:[1,3,6]);$('go').disabled=false;document.body.dataset.ready='true'})
.catch((e)=>{$('text').textContent=e.message||'无法打开游戏'});press('bet',bet);press('choice',choice);`;

/** The page; `nonce` belongs to its own policy header. */
export const gamePage = (nonce: string): string => `<!doctype html><html lang="zh-Hans-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>游戏</title><style nonce="${nonce}">${STYLE}</style></head><body>
<header><button class="back" id="back" data-testid="game-back">返回大厅</button><h1 id="name">载入中…</h1><span class="balance" id="balance" data-testid="game-balance">--</span></header>
<main class="stage" id="stage" aria-live="polite"></main><p class="text" id="text" role="status" data-testid="game-text"></p>
<div class="row" id="choices"><button data-choice="big">大</button><button data-choice="small">小</button><button data-choice="odd">单</button><button data-choice="even">双</button></div>
<div class="row"><button data-bet="10">10</button><button data-bet="50">50</button><button data-bet="100">100</button><button data-bet="500">500</button></div>
<button class="go" id="go" data-testid="game-go" disabled>开始</button><script nonce="${nonce}">${SCRIPT}</script></body></html>`;

/** Headers of the page: only its own inline parts run; any site may frame it, it checks whom it talks to. */
export const pageHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'`,
  'referrer-policy': 'no-referrer', 'cache-control': 'no-store',
});
