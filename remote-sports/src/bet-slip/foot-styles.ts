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
    /* The keys have all of the column. */
    [data-testid='stake-keypad'] {
      flex: 1;
    }
  }
  /* Though the column has more than fits: what places the bet is in sight, where keys are, too. */
  @media (min-height: 360px) and (max-height: 500px) and (min-aspect-ratio: 16/10) {
    & > div[data-part='acts'] {
      position: sticky;
      bottom: 0;
      background: ${color('surface')};
    }
  }
`;
