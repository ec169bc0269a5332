import type { ReactNode } from 'react';
import styled from 'styled-components';
import { px } from '@site/ui';
import { Art } from './Art';
import { TEXT } from './phrases';
import { theme } from './theme';

const StyledHero = styled.div`
  ${theme}
  position: relative; overflow: hidden; background: #7d1519;
  & > svg { display: block; width: 100%; height: auto; min-height: ${px(440)}; }
  & > div { position: absolute; inset: 0; display: flex; flex-direction: column; align-items: center; padding: ${px(84)} ${px(20)} ${px(22)}; text-align: center; color: var(--season-ink); }
  p { font-size: ${px(14)}; letter-spacing: 0; color: #ffe9bf; text-shadow: 0 1px 3px rgb(50 4 4 / 70%); }
  h2 { font-family: 'Songti SC', 'STSong', 'Noto Serif SC', 'Noto Serif CJK SC', serif; font-size: ${px(52)}; line-height: 1.15; font-weight: 900; margin: ${px(40)} 0 ${px(4)}; color: #8d0f12; text-shadow: 0 1px 0 #ffeab8, 0 3px 12px rgb(255 226 150 / 80%); }
  h2 + p { font-size: ${px(16)}; font-weight: 700; color: #7a1210; text-shadow: 0 0 8px rgb(255 238 190 / 90%); }
  & > div > :last-child { margin-top: auto; }
`;

/** The poster with its words; what runs below the words (a countdown, an end) comes from the page. */
export function Hero({ children }: { readonly children?: ReactNode }) {
  return (
    <StyledHero>
      <Art />
      <div>
        <p>{TEXT.kicker}</p>
        <h2>{TEXT.title}</h2>
        <p>{TEXT.slogan}</p>
        <div>{children}</div>
      </div>
    </StyledHero>
  );
}
