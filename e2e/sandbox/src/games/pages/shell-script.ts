/**
 * The script that all game pages share: session, rounds, money, history, the messages of §2.6. Each
 * kind adds `GAME` before it.
 */
export const SHELL_SCRIPT = `
const token=location.hash.slice(1),still=matchMedia('(prefers-reduced-motion:reduce)').matches;
let origin=null,bet='10',busy=false;
const money=(n)=>Number(n).toLocaleString('zh-CN',{minimumFractionDigits:2,maximumFractionDigits:2});
const say=(event)=>{if(!origin)return;const to=parent!==window?parent:window.opener;if(to)to.postMessage(event,origin)};
const call=async(path,body)=>{let r;try{r=await fetch('/games/api/'+path,{method:'POST',headers:{'content-type':'application/json',authorization:'Bearer '+token},body:JSON.stringify(body)})}catch(e){$('lost').showModal();throw new Error('网络异常，请重试')}
const j=await r.json();if(!j.isSuccess){const e=j.errors?j.errors[0]:{};if(e.errorCode==='GAM00401')$('over').showModal();throw new Error(e.description||'系统繁忙，请稍候再试')}return j.result};
const press=(group,value)=>document.querySelectorAll('[data-'+group+']').forEach((b)=>b.setAttribute('aria-pressed',String(b.dataset[group]===value)));
document.querySelectorAll('[data-bet]').forEach((b)=>{b.onclick=()=>{bet=b.dataset.bet;press('bet',bet)}});
document.querySelectorAll('[data-choice]').forEach((b)=>{b.onclick=()=>{GAME.choice=b.dataset.choice;press('choice',GAME.choice)}});
document.querySelectorAll('[data-say]').forEach((b)=>{b.onclick=()=>say(b.dataset.say)});
document.querySelectorAll('[data-close]').forEach((b)=>{b.onclick=()=>b.closest('dialog').close()});
$('menu').onclick=()=>$('sheet').showModal();
const note=(r)=>{const s=document.createElement('span');s.textContent=GAME.label?GAME.label(r):r.text;if(r.payout>0)s.className='up';$('history').prepend(s);while($('history').children.length>12)$('history').lastChild.remove()};
const keyOf=()=>crypto.randomUUID?crypto.randomUUID():Array.from(crypto.getRandomValues(new Uint8Array(16)),(x)=>x.toString(16).padStart(2,'0')).join('');
let pending=null;
$('go').onclick=async()=>{if(busy)return;const choice=GAME.choice;if(GAME.ready&&!GAME.ready()){$('text').textContent=GAME.hint;return}
busy=true;$('go').disabled=true;$('text').textContent='';$('text').className='text';
// A round whose answer was lost is asked for again with its key, never played twice.
const ask=pending||{bet,choice,key:keyOf()};pending=ask;
try{GAME.start&&GAME.start();const r=await call('round',ask);pending=null;await GAME.show(r);$('balance').textContent=money(r.balance);$('text').textContent=r.text+(r.payout>0?'  +'+money(r.payout):'');if(r.payout>0)$('text').className='text win';note(r)}
catch(e){if(e.message!=='网络异常，请重试')pending=null;GAME.stop&&GAME.stop();$('text').textContent=e.message}
finally{busy=false;$('go').disabled=false}};
press('bet',bet);GAME.choice&&press('choice',GAME.choice);GAME.idle();
call('open',{}).then((s)=>{origin=s.origin;document.title=s.name;$('name').textContent=s.name+(s.isDemo?' · 试玩':'');$('balance').textContent=money(s.balance);$('go').disabled=false;document.body.dataset.ready='true'})
.catch((e)=>{$('text').textContent=e.message||'无法打开游戏'});`;

/** Helpers that the kinds use: elements, SVG, waiting, easing. */
export const HELPERS = `
const $=(id)=>document.getElementById(id);const NS='http://www.w3.org/2000/svg';
const el=(name,attrs,text)=>{const e=document.createElementNS(NS,name);for(const k in attrs)e.setAttribute(k,attrs[k]);if(text!==undefined)e.textContent=text;return e};
const svg=(w,h)=>{const s=el('svg',{viewBox:'0 0 '+w+' '+h,'aria-hidden':'true'});$('stage').replaceChildren(s);return s};
const wait=(ms)=>new Promise((f)=>setTimeout(f,matchMedia('(prefers-reduced-motion:reduce)').matches?Math.min(ms,60):ms));
const tween=(ms,step)=>new Promise((done)=>{if(matchMedia('(prefers-reduced-motion:reduce)').matches){step(1);done();return}const from=performance.now();const run=(now)=>{const t=Math.min(1,(now-from)/ms);step(t);t<1?requestAnimationFrame(run):done()};requestAnimationFrame(run)});
const RANKS=['A','2','3','4','5','6','7','8','9','10','J','Q','K'],SUITS=['♠','♥','♣','♦'];
const card=(g,n,x,y,w,hidden)=>{const k=el('g',{transform:'translate('+x+' '+y+')','class':'pop'});const h=w*1.4;k.append(el('rect',{width:w,height:h,rx:w*.12,fill:hidden?'#2747a8':'#fff',stroke:'#0005'}));
if(hidden)k.append(el('rect',{x:w*.12,y:w*.12,width:w*.76,height:h-w*.24,rx:w*.08,fill:'none',stroke:'#8fb0ff','stroke-width':2}));
else{const suit=Math.floor(n/13),red=suit%2===1?'#d3202f':'#1a2140';k.append(el('text',{x:w*.12,y:w*.42,'font-size':w*.36,'font-weight':700,fill:red},RANKS[n%13]),el('text',{x:w*.5,y:h*.82,'text-anchor':'middle','font-size':w*.56,fill:red},SUITS[suit]))}g.append(k)};
const die=(g,n,x,y,w)=>{const k=el('g',{transform:'translate('+x+' '+y+')','class':'pop'});k.append(el('rect',{width:w,height:w,rx:w*.2,fill:'#fff',stroke:'#0004'}));
const at={1:[[.5,.5]],2:[[.27,.27],[.73,.73]],3:[[.25,.25],[.5,.5],[.75,.75]],4:[[.27,.27],[.73,.27],[.27,.73],[.73,.73]],5:[[.25,.25],[.75,.25],[.5,.5],[.25,.75],[.75,.75]],6:[[.27,.23],[.73,.23],[.27,.5],[.73,.5],[.27,.77],[.73,.77]]};
for(const [a,b] of at[n])k.append(el('circle',{cx:w*a,cy:w*b,r:w*(n===1?.13:.09),fill:n===1||n===4?'#d3202f':'#1a2140'}));g.append(k)};`;
