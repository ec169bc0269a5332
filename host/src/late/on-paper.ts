/**
 * A page that is printed (a statement, wagers as a receipt): dark ink on white whatever the theme,
 * nothing that lies over the page, heads where they belong, no card in two halves.
 */

/** Which of both an element is on a screen. */
const MARK = 'data-paper';
const LEAVES_THE_FLOW: ReadonlySet<string> = new Set(['fixed', 'sticky']);
/** Without transitions: the light of the page must stand when its picture is taken. */
const RULES = `@media print{*,*::before,*::after{transition:none!important}[${MARK}=fixed]{display:none!important}[${MARK}=sticky]{position:static!important}
li,tr,article{break-inside:avoid}h1,h2,h3,header{break-after:avoid}}`;

/** @returns the way to stop; where a browser cannot take the rules, nothing is changed. */
export function dressForPaper(window: Window): () => void {
  const { document } = window;
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const { dataset } = document.documentElement;
  let theme: string | null = null;
  const marked = new Set<Element>();
  const dress = (): void => {
    theme = dataset['theme'] ?? '';
    dataset['theme'] = 'light';
    for (const element of document.body.querySelectorAll('*')) {
      const { position } = window.getComputedStyle(element);
      if (!LEAVES_THE_FLOW.has(position)) continue;
      element.setAttribute(MARK, position);
      marked.add(element);
    }
  };
  const undress = (): void => {
    if (theme === '') delete dataset['theme'];
    else if (theme !== null) dataset['theme'] = theme;
    theme = null;
    for (const element of marked) element.removeAttribute(MARK);
    marked.clear();
  };
  const paper = window.matchMedia('print');
  const turn = ({ matches }: Pick<MediaQueryListEvent, 'matches'>): void =>
    matches ? dress() : undress();
  paper.addEventListener('change', turn);
  return () => {
    paper.removeEventListener('change', turn);
    undress();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
