/**
 * What each kind of game draws and asks: a small script that makes `GAME`, and the buttons of its
 * choices.
 */
import { SLOT_SYMBOLS } from '../rules/slot';
import type { GameKind } from '../rules/outcome';

/** A page's own part. `choices` are value and label. */
export interface KindPage {
  readonly hue: number;
  readonly go: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly extra?: string;
  readonly script: string;
}

const SLOT = `
const NAMES=${JSON.stringify(SLOT_SYMBOLS.map(({ name }) => name))};const TONES=['#c8102e','#0f7a5a','#b8860b','#b5179e','#0a6ebd','#2f9e44','#3a7d1e','#a33ea1'];
let cells=[],spinning=0;const put=(c,n,lit)=>{c.text.textContent=NAMES[n];c.text.setAttribute('fill',TONES[n]);c.box.setAttribute('fill',lit?'#ffe08a':'#f4f6ff');c.box.setAttribute('stroke',lit?'#ff9d1a':'#0003')};
const GAME={idle(){const s=svg(500,310);s.append(el('rect',{x:4,y:4,width:492,height:302,rx:26,fill:'#00000040',stroke:'#ffd16688','stroke-width':4}));cells=Array.from({length:15},(_,i)=>{const x=18+(i%5)*94,yy=18+Math.floor(i/5)*94;const box=el('rect',{x,y:yy,width:86,height:86,rx:16,'stroke-width':4}),text=el('text',{x:x+43,y:yy+60,'text-anchor':'middle','font-size':48,'font-weight':900});s.append(box,text);return{box,text}});cells.forEach((c,i)=>put(c,i%8,false))},
start(){clearInterval(spinning);spinning=setInterval(()=>cells.forEach((c)=>put(c,Math.floor(performance.now()/37+Math.abs(c.box.x.baseVal.value*7+c.box.y.baseVal.value))%8,false)),70)},stop(){clearInterval(spinning)},
async show(r){await wait(500);clearInterval(spinning);for(let reel=0;reel<5;reel++){for(let row=0;row<3;row++){const i=row*5+reel;put(cells[i],r.symbols[i],false)}await wait(120)}r.marks.forEach((i)=>put(cells[i],r.symbols[i],true))},label:(r)=>r.payout>0?'+'+money(r.payout):'—'};`;

const DICE = `
let rolling=0;const place=(list)=>{const s=svg(360,150);list.forEach((n,i)=>die(s,n,20+i*112,28,94))};
const GAME={choice:'big',idle(){place([2,4,6])},start(){rolling=setInterval(()=>{const t=Math.floor(performance.now()/90);place([t%6+1,(t*5)%6+1,(t*7)%6+1])},90)},stop(){clearInterval(rolling)},async show(r){await wait(700);clearInterval(rolling);place(r.symbols)}};`;

const COIN = `
const face=(n)=>{const s=svg(220,180);s.append(el('circle',{cx:110,cy:90,r:80,fill:'#ffd166',stroke:'#b57900','stroke-width':8}),el('circle',{cx:110,cy:90,r:62,fill:'none',stroke:'#b57900','stroke-width':2}),el('text',{x:110,y:116,'text-anchor':'middle','font-size':74,'font-weight':900,fill:'#7a4b00'},n===0?'正':'反'));return s};
const GAME={choice:'heads',idle(){face(0)},async show(r){let s=face(0);await tween(900,(t)=>{const k=Math.abs(Math.cos(t*Math.PI*6));s.setAttribute('transform','scale('+Math.max(.04,k)+' 1)')});face(r.symbols[0])}};`;

const TABLE = (body: string): string => `
const sides=(left,right)=>{const s=svg(480,260);s.append(el('ellipse',{cx:240,cy:130,rx:232,ry:120,fill:'#0c5a43',stroke:'#d9b25a','stroke-width':5}));s.append(el('text',{x:120,y:44,'text-anchor':'middle','font-size':20,'font-weight':700,fill:'#bfe3ff'},left),el('text',{x:360,y:44,'text-anchor':'middle','font-size':20,'font-weight':700,fill:'#ffc9c9'},right));return s};${body}`;

const BACCARAT = TABLE(`
const GAME={choice:'player',idle(){const s=sides('闲','庄');[70,130,298,358].forEach((x)=>card(s,0,x,82,52,true))},
async show(r){const s=sides('闲','庄');const n=r.symbols[0],own=r.symbols.slice(1,1+n),bank=r.symbols.slice(1+n);for(let i=0;i<3;i++){if(own[i]!==undefined){card(s,own[i],50+i*56,82,52);await wait(260)}if(bank[i]!==undefined){card(s,bank[i],280+i*56,82,52);await wait(260)}}}};`);

const DRAGON_TIGER = TABLE(`
const GAME={choice:'dragon',idle(){const s=sides('龙','虎');card(s,0,80,66,80,true);card(s,0,320,66,80,true)},async show(r){const s=sides('龙','虎');await wait(250);card(s,r.symbols[0],80,66,80);await wait(450);card(s,r.symbols[1],320,66,80)}};`);

const BULL = TABLE(`
const GAME={choice:'play',idle(){const s=sides('您','庄家');for(let i=0;i<5;i++){card(s,0,34+i*34,86,46,true);card(s,0,262+i*34,86,46,true)}},
async show(r){const s=sides('您','庄家');for(let i=0;i<5;i++){card(s,r.symbols[i],34+i*34,86,46);await wait(110)}for(let i=0;i<5;i++){card(s,r.symbols[5+i],262+i*34,86,46);await wait(110)}}};`);

const ROULETTE = `
const ORDER=[0,32,15,19,4,21,2,25,17,34,6,27,13,36,11,30,8,23,10,5,24,16,33,1,20,14,31,9,22,18,29,7,28,12,35,3,26],REDS=new Set([1,3,5,7,9,12,14,16,18,19,21,23,25,27,30,32,34,36]);let wheel,ball,turned=0;
const GAME={choice:'red',idle(){const s=svg(300,300);wheel=el('g',{});const step=360/37;ORDER.forEach((n,i)=>{const a=(i*step-step/2-90)*Math.PI/180,b=((i+1)*step-step/2-90)*Math.PI/180,m=(i*step-90)*Math.PI/180;wheel.append(el('path',{d:'M150 150L'+(150+140*Math.cos(a))+' '+(150+140*Math.sin(a))+'A140 140 0 0 1 '+(150+140*Math.cos(b))+' '+(150+140*Math.sin(b))+'z',fill:n===0?'#12804f':REDS.has(n)?'#c21f2f':'#15182a',stroke:'#d9b25a'}),el('text',{x:150+124*Math.cos(m),y:150+124*Math.sin(m),'text-anchor':'middle','dominant-baseline':'middle','font-size':12,'font-weight':700,fill:'#fff',transform:'rotate('+(i*step)+' '+(150+124*Math.cos(m))+' '+(150+124*Math.sin(m))+')'},String(n)))});
wheel.append(el('circle',{cx:150,cy:150,r:88,fill:'#5a3413',stroke:'#d9b25a','stroke-width':4}),el('circle',{cx:150,cy:150,r:26,fill:'#d9b25a'}));ball=el('circle',{cx:150,cy:48,r:7,fill:'#fff'});s.append(el('circle',{cx:150,cy:150,r:148,fill:'#3b2410'}),wheel,ball,el('path',{d:'M150 2l-9 14h18z',fill:'#ffd166',transform:'translate(0 0)'}))},
async show(r){const target=-ORDER.indexOf(r.symbols[0])*360/37;const from=turned,to=target-1440-(turned-turned%360);await tween(2400,(t)=>{const k=1-Math.pow(1-t,3);const a=from+(to-from)*k;wheel.setAttribute('transform','rotate('+a+' 150 150)');ball.setAttribute('transform','rotate('+(1-k)*1080+' 150 150)')});turned=to}};`;

const CRASH = `
let c,x;const size=()=>{const d=Math.min(2,devicePixelRatio||1),b=$('stage').getBoundingClientRect();c.width=Math.max(300,b.width)*d;c.height=Math.max(200,b.height)*d};
const frame=(m,over,won)=>{const w=c.width,h=c.height;x.clearRect(0,0,w,h);x.strokeStyle='#ffffff1a';x.lineWidth=1;for(let i=1;i<6;i++){x.beginPath();x.moveTo(0,h*i/6);x.lineTo(w,h*i/6);x.stroke()}const p=Math.min(1,Math.log(m)/Math.log(12));const ex=w*(.08+.8*p),ey=h*(.9-.72*p*p);
const g=x.createLinearGradient(0,ey,0,h);g.addColorStop(0,over&&!won?'#ff5d5d88':'#ffd16699');g.addColorStop(1,'#0000');x.beginPath();x.moveTo(w*.04,h*.92);x.quadraticCurveTo(ex*.62,h*.92,ex,ey);x.strokeStyle=over&&!won?'#ff6b6b':'#ffd166';x.lineWidth=h*.016;x.stroke();x.lineTo(ex,h*.92);x.closePath();x.fillStyle=g;x.fill();
x.save();x.translate(ex,ey);x.rotate(-.5-.3*p);x.fillStyle='#fff';const k=h*.05;x.beginPath();x.moveTo(k*1.6,0);x.lineTo(-k,-k*.7);x.lineTo(-k*.5,0);x.lineTo(-k,k*.7);x.closePath();x.fill();x.restore();
x.fillStyle=over?(won?'#ffd166':'#ff8d8d'):'#fff';x.font='800 '+Math.round(h*.19)+'px sans-serif';x.textAlign='center';x.fillText(m.toFixed(2)+'×',w/2,h*.42)};
const GAME={choice:'2',idle(){c=document.createElement('canvas');x=c.getContext('2d');$('stage').replaceChildren(c);size();frame(1,false,false);$('target').oninput=()=>{GAME.choice=$('target').value;press('choice',GAME.choice)}},hint:'请输入 1.01 - 100 的兑现倍数',ready:()=>/^\\d{1,3}(\\.\\d{1,2})?$/.test(GAME.choice)&&Number(GAME.choice)>=1.01&&Number(GAME.choice)<=100,
start(){size();frame(1,false,false)},async show(r){const end=r.symbols[0]/100,cash=r.symbols[1]/100,won=r.payout>0,stop=won?Math.min(end,cash):end;const ms=Math.min(5200,700+1500*Math.log(stop+.4));await tween(ms,(t)=>frame(Math.exp(Math.log(stop)*t),false,false));frame(won?stop:end,true,won)},label:(r)=>(r.symbols[0]/100).toFixed(2)+'×'};`;

const KENO = `
const picks=new Set();const paint=()=>document.querySelectorAll('#grid button').forEach((b)=>b.setAttribute('aria-pressed',String(picks.has(Number(b.textContent)))));
const GAME={choice:'',hint:'请选择 5 个号码',ready:()=>picks.size===5,idle(){const s=svg(420,120);for(let i=0;i<10;i++)s.append(el('circle',{cx:24+i*41,cy:60,r:18,fill:'#ffffff1f'}));
$('grid').replaceChildren(...Array.from({length:40},(_,i)=>{const b=document.createElement('button');b.type='button';b.textContent=String(i+1);b.onclick=()=>{const n=i+1;if(picks.has(n))picks.delete(n);else if(picks.size<5)picks.add(n);GAME.choice=[...picks].join(',');document.querySelectorAll('#grid button').forEach((o)=>o.classList.remove('hit','out'));paint()};return b}));
$('lucky').onclick=()=>{picks.clear();const v=crypto.getRandomValues(new Uint8Array(60));for(const n of v){if(picks.size===5)break;picks.add(n%40+1)}GAME.choice=[...picks].join(',');paint()};paint()},
async show(r){const s=svg(420,120);const all=[...document.querySelectorAll('#grid button')];all.forEach((o)=>o.classList.remove('hit','out'));for(let i=0;i<r.symbols.length;i++){const n=r.symbols[i],hit=r.marks.includes(n);const g=el('g',{'class':'pop'});g.append(el('circle',{cx:24+i*41,cy:60,r:18,fill:hit?'#2ecc8f':'#f4f6ff'}),el('text',{x:24+i*41,y:66,'text-anchor':'middle','font-size':16,'font-weight':800,fill:'#14204a'},String(n)));s.append(g);all[n-1].classList.add(hit?'hit':'out');await wait(180)}}};`;

const ROW = (html: string): string => `<div class="row">${html}</div>`;

/** Pages by kind. */
export const KIND_PAGES: Readonly<Record<GameKind, KindPage>> = {
  slot: { hue: 350, go: '旋转', choices: [], script: SLOT },
  dice: {
    hue: 15,
    go: '摇骰',
    choices: [
      ['big', '大'],
      ['small', '小'],
      ['odd', '单'],
      ['even', '双'],
      ['triple', '围骰'],
    ],
    script: DICE,
  },
  coin: {
    hue: 40,
    go: '抛出',
    choices: [
      ['heads', '正面'],
      ['tails', '反面'],
    ],
    script: COIN,
  },
  baccarat: {
    hue: 160,
    go: '开牌',
    choices: [
      ['player', '闲 1:1'],
      ['tie', '和 1:8'],
      ['banker', '庄 1:0.95'],
    ],
    script: BACCARAT,
  },
  dragonTiger: {
    hue: 20,
    go: '开牌',
    choices: [
      ['dragon', '龙 1:1'],
      ['tie', '和 1:10'],
      ['tiger', '虎 1:1'],
    ],
    script: DRAGON_TIGER,
  },
  bull: { hue: 265, go: '发牌', choices: [], script: BULL },
  roulette: {
    hue: 140,
    go: '转动',
    choices: [
      ['red', '红'],
      ['black', '黑'],
      ['odd', '单'],
      ['even', '双'],
      ['low', '1-18'],
      ['high', '19-36'],
    ],
    script: ROULETTE,
  },
  crash: {
    hue: 205,
    go: '起飞',
    choices: [
      ['1.5', '1.5×'],
      ['2', '2×'],
      ['5', '5×'],
      ['10', '10×'],
    ],
    extra: ROW(
      '<label for="target">兑现倍数</label><input id="target" inputmode="decimal" value="2" maxlength="6" aria-label="兑现倍数">',
    ),
    script: CRASH,
  },
  keno: {
    hue: 285,
    go: '开奖',
    choices: [],
    extra: `<div class="grid" id="grid" aria-label="选择 5 个号码"></div>${ROW('<button type="button" id="lucky">机选 5 个</button>')}`,
    script: KENO,
  },
};
