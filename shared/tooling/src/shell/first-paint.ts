import { Routing } from '@site/domain/constants';
import { themeColors } from '@site/domain/layout/theme-color';

const HOME = `/^${Routing.basePath.replaceAll('/', '\\/')}\\/?$/i`;

/** Contents of the `theme-color` elements; those of `FIRST_THEME` stand in the document. */
const COLORS = JSON.stringify({ light: themeColors('light'), dark: themeColors('dark') });

/**
 * Sets the stored theme with the colour of the phone's own bars, and hides the static app bar where
 * the mounted one will not stand, before the first paint. A first visit is one that began before
 * home had left its mark (§4.2); it stays the first until the tab's session ends, whatever is
 * reloaded. Inline, allowed by its hash; a storage that throws leaves the default theme and no bar,
 * a foreign theme the default one.
 */
export const firstPaintScript = [
  '!function(){var d=document.documentElement.dataset;try{var s=sessionStorage,l=localStorage,t=l.getItem("theme");',
  'if(t==="light"||t==="dark"||t==="system")d.theme=t;else t=0;',
  `var m=document.querySelectorAll("meta[name=theme-color]"),c=${COLORS}[t],i=0;for(;c&&i<m.length;i++)m[i].content=c[i];`,
  'var v=s.getItem("visit")||(l.getItem("first_entry")?"2":"1");s.setItem("visit",v);if(v==="1")d.visit="1";',
  `if(v==="1"||s.getItem("appBarClosed")==="1"||l.getItem("appDownload")==="0"||matchMedia("(display-mode: standalone)").matches||!${HOME}.test(location.pathname))d.bar="0"`,
  '}catch(e){d.visit="1";d.bar="0"}}();',
].join('');
