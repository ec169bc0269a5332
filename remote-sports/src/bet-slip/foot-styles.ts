/** Look of the slip's foot: sums, the reason, the keypad, the button. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';

export const StyledFoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  /* Words may go to the next line; a figure stays whole. */
  overflow-wrap: normal;
  & > div[data-part='reason'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${px(4)} ${px(10)};
    font-size: ${type.s};
    line-height: 1.5;
    color: ${color('warn')};
    text-align: center;
  }
  [data-part='capped'] {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  /* Nothing to see in it: no gap, either. */
  & > div[data-part='reason'][data-seen='false'] {
    position: absolute;
  }
  /* It hears what is pressed, and takes no place. */
  & > div[data-part='entry'] {
    display: contents;
  }
  & > div[data-part='acts'] {
    display: flex;
    gap: ${px(10)};
  }
  & > div[data-part='acts'] > button:not([data-part='fold']) {
    flex: 1;
    min-width: 0;
    padding-inline: ${px(10)};
    white-space: normal;
  }
  /* Its two halves in a line each, where one line is too short for both. */
  & [data-testid='slip-go-on'] {
    word-break: keep-all;
  }
  /* The price that is agreed to and the stake are read in one line. */
  & [data-part='agree'] {
    margin-inline: ${px(-6)};
    font-size: ${type.m};
    letter-spacing: -0.01em;
  }
  & > div[data-part='acts'] > [data-part='fold'] {
    align-self: center;
    margin-inline: ${px(-8)};
  }
  & > div[data-part='acts'] > div[data-part='sums'] {
    flex: none;
    align-self: center;
    font-size: ${type.xs};
    line-height: 1.4;
    color: ${color('text-2')};
  }
  div[data-part='sums'] > p + p {
    font-size: ${type.s};
  }
  div[data-part='sums'] b {
    font-size: ${type.l};
    color: ${color('text')};
  }
  /* Letters so large that the sums and the button have no room side by side (ADR 110). */
  @media (max-width: 17em) {
    & > div[data-part='acts'] {
      flex-wrap: wrap;
    }
    & > div[data-part='acts'] > button:not([data-part='fold']) {
      flex-basis: 100%;
    }
  }
  /* A phone on its side: the foot is a column of its own, and the button stays at its end. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    min-height: 100%;
    justify-content: flex-end;
    /* A finger that presses 最大 does not meet the button. */
    gap: max(8px, ${px(8)});
    /* The keys have all of the column, and give of their height before they run into the button. */
    [data-testid='stake-keypad'] {
      flex: 1;
    }
    [data-testid='stake-keypad'] button {
      min-height: 40px;
    }
    /* What a combo's stake comes to is one line across the column; the sum of all stands by the button. */
    [data-look='foot'] [data-part='stake-line'] {
      row-gap: 0;
    }
    [data-look='foot'] [data-part='named'] {
      display: contents;
    }
    [data-look='foot'] h3 {
      grid-area: 1 / 1;
    }
    [data-look='foot'] [data-part='terms'] {
      grid-area: 2 / 1 / 3 / 3;
      white-space: nowrap;
    }
    [data-look='foot'] [data-part='sum'],
    [data-look='foot'] br {
      display: none;
    }
    [data-look='foot'] [data-part='least']::before {
      content: '· ';
    }
    /* The two sums are narrow, so that the button says its words in two lines. */
    & > div[data-part='acts'] {
      gap: ${px(6)};
    }
    & > div[data-part='acts'] > div[data-part='sums'] {
      line-height: 1.2;
    }
    div[data-part='sums'] > p + p {
      font-size: inherit;
    }
    div[data-part='sums'] b {
      display: block;
      font-size: ${type.m};
    }
    & > div[data-part='acts'] > button:not([data-part='fold']) {
      padding-inline: ${px(4)};
      font-size: ${type.m};
      word-break: keep-all;
    }
    & > div[data-part='acts'] > [data-testid='slip-place']:not([data-part='fold']) {
      flex-grow: 1.6;
    }
    /* What is wrong with a sum says more than that it is a cut one. */
    & > div[data-part='reason'][data-seen='true'] > button {
      min-height: 30px;
    }
    &:has(> [data-part='reason'][data-seen='true']) [data-part='capped'] {
      display: none;
    }
  }
  @media (max-height: 359px) and (min-aspect-ratio: 16/10) {
    gap: 4px;
    & > div[data-part='acts'] {
      margin-top: 4px;
    }
    /* It stands in the place of what the stake comes to. */
    &:has(> [data-part='reason'][data-seen='true']) [data-look='foot'] [data-part='terms'] {
      display: none;
    }
  }
  /* Though the column has more than fits: what places the bet is in sight, where keys are, too. With large letters it would lie on them. */
  @media (min-height: 22.5em) and (max-height: 500px) and (min-aspect-ratio: 16/10) {
    & > div[data-part='acts'] {
      position: sticky;
      bottom: 0;
      background: ${color('surface')};
    }
  }
`;
