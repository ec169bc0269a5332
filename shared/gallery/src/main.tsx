/** The gallery's page: the contents, or the sheet that the address names. */
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Contents } from './Contents';
import { SheetPage } from './SheetPage';
import { SHEETS } from './sheets';

const query = new URLSearchParams(globalThis.location.search);
const sheet = SHEETS.find(({ name }) => name === query.get('component'));
document.documentElement.dataset['theme'] = query.get('theme') === 'light' ? 'light' : 'dark';
if (sheet !== undefined) document.title = sheet.name;

const page =
  sheet === undefined ? (
    <Contents sheets={SHEETS} />
  ) : (
    <SheetPage sheet={sheet} state={query.get('state')} />
  );

/** Told once what stands beside it is in the page. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/**
 * Parts with code of their own are asked for in a page that nobody sees: here they stand at once,
 * and a picture of them never shows the place that is kept for them.
 */
async function fetched(): Promise<void> {
  const unseen = createRoot(document.createElement('div'));
  await new Promise<void>((resolve) => {
    unseen.render(
      <>
        {page}
        <Drawn onDrawn={resolve} />
      </>,
    );
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  unseen.unmount();
}

async function main(): Promise<void> {
  const place = document.getElementById('gallery');
  if (place === null) return;
  if (sheet !== undefined) await fetched();
  createRoot(place).render(<StrictMode>{page}</StrictMode>);
}

void main();
