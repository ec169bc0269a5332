/** The first page: every sheet with its addresses, and beside it, on a wide screen, in both themes. */
import { useState } from 'react';
import styled from 'styled-components';
import { addressOf } from './address';
import type { Sheet } from './sheet';

/** Own sizes in CSS pixels: the root font of the site belongs to a phone's screen. */
const StyledContents = styled.div`
  display: flex;
  gap: 24px;
  padding: 16px;
  font-size: 14px;
  nav {
    flex: 1;
    min-width: 0;
  }
  h1 {
    font-size: 20px;
  }
  li {
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
  }
  li > a {
    font-size: 15px;
    font-weight: 650;
    color: var(--brand-text);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    color: var(--text-2);
  }
  p a {
    min-height: 24px;
    text-decoration: underline;
  }
  iframe {
    flex: none;
    width: 390px;
    height: calc(100vh - 32px);
    position: sticky;
    top: 16px;
    border: 1px solid var(--line-strong);
    border-radius: 12px;
  }
  @media (max-width: 1100px) {
    iframe {
      display: none;
    }
  }
`;

/** The list; on a wide screen a tap shows the sheet beside it instead of leaving. */
export function Contents({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const [shown, setShown] = useState({ component: sheets[0]?.name ?? '', state: '' });
  const show = (component: string, state: string) => (event: { preventDefault: () => void }) => {
    if (!globalThis.matchMedia('(min-width: 1101px)').matches) return;
    event.preventDefault();
    setShown({ component, state });
  };
  return (
    <StyledContents>
      <nav aria-label="组件">
        <h1>组件一览</h1>
        <ul>
          {sheets.map(({ name, about, states, covers }) => (
            <li key={name} data-covers={covers}>
              <a href={addressOf({ component: name })} onClick={show(name, '')}>
                {name} {about}
              </a>
              <p>
                {Object.keys(states).map((state) => (
                  <a
                    key={state}
                    href={addressOf({ component: name, state })}
                    onClick={show(name, state)}
                  >
                    {state}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </nav>
      {(['dark', 'light'] as const).map((theme) => (
        <iframe key={theme} title={theme} src={addressOf({ ...shown, theme })} />
      ))}
    </StyledContents>
  );
}
