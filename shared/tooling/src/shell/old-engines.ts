/**
 * What old engines lack of the built-ins that the site uses (those that ES2023 lets through, and
 * two of `URL`), added where it is missing before any other script runs: in the document's first
 * script, and at the head of the service worker. Written in the oldest words of the language, as
 * `oldBrowserScript` is.
 */
export const oldEnginesScript = [
  '!function(){var A=Array.prototype,O=Object,U=self.URL,d=function(o,n,f){n in o||O.defineProperty(o,n,{value:f,writable:true,configurable:true})},',
  'f=function(a,g,t){for(var i=a.length;i--;)if(g.call(t,a[i],i,a))return i;return-1},',
  'e=function(w){return function(){var a=Array.from(this);A[w].apply(a,arguments);return a}},',
  // Numbers of places are cut to whole ones, as the language does.
  'at=function(n){n=Math.trunc(n)||0;return this[n<0?n+this.length:n]};',
  'd(O,"hasOwn",function(o,k){return O.prototype.hasOwnProperty.call(o,k)});',
  'd(A,"at",at);d(String.prototype,"at",at);d(O.getPrototypeOf(Uint8Array.prototype),"at",at);',
  'd(A,"findLast",function(g,t){return this[f(this,g,t)]});',
  'd(A,"findLastIndex",function(g,t){return f(this,g,t)});',
  'd(A,"toReversed",e("reverse"));d(A,"toSorted",e("sort"));d(A,"toSpliced",e("splice"));',
  'd(A,"with",function(n,v){var a=Array.from(this),i=Math.trunc(n)||0;if(i<0)i+=a.length;if(i<0||i>=a.length)throw RangeError("no place "+n);a[i]=v;return a});',
  'U&&d(U,"parse",function(u,b){try{return b===void 0?new U(u):new U(u,b)}catch(e){return null}});',
  'U&&d(U,"canParse",function(u,b){return!!U.parse(u,b)})}();',
].join('');
