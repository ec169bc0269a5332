/**
 * The picture of a season with its words; what stands at its foot (a countdown, an end) depends on
 * the time.
 */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { px, type } from '@site/ui';
import { SERIF } from '../look';
import { ownFile } from '../own-release';
import type { Season } from '../season';

const StyledHero = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--season-ground);
  /* The foot stands on the ground below, clear of what the picture shows. */
  &[data-foot='true'] {
    padding-bottom: ${px(68)};
  }
  & > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 375 / 440;
  }
  & > div {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: ${px(26)} ${px(16)} ${px(18)};
    text-align: center;
    color: #fff;
  }
  .kicker,
  .slogan {
    font-size: ${type.m};
    font-weight: 600;
    text-shadow: 0 1px 4px rgb(0 0 0 / 65%);
  }
  h2 {
    margin: ${px(4)} 0;
    font-family: ${SERIF};
    font-size: ${px(50)};
    line-height: 1.2;
    font-weight: 900;
    color: var(--season-accent);
    text-shadow:
      0 2px 3px rgb(0 0 0 / 45%),
      0 0 22px rgb(0 0 0 / 35%);
  }
  .foot {
    margin-top: auto;
  }
  /* A phone on its side: the picture beside the words, so that the time left and the button are in sight. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    &[data-foot='true'] {
      padding-bottom: 0;
      & > img {
        position: absolute;
        width: 44%;
        height: 100%;
        object-fit: cover;
        object-position: 50% 70%;
        mask-image: linear-gradient(90deg, #000 72%, transparent);
      }
      & > div {
        position: static;
        justify-content: center;
        min-height: 55vh;
        margin-inline-start: 44%;
        padding: ${px(10)} ${px(14)} 0 0;
      }
      h2 {
        margin: 0;
        font-size: ${px(38)};
      }
      .foot {
        margin-top: ${px(8)};
      }
    }
  }
`;

/** The hero. On a shared poster it stands without a foot. */
export function SeasonHero({
  season,
  children,
}: {
  readonly season: Pick<Season, 'kicker' | 'title' | 'slogan' | 'art'>;
  readonly children?: ReactNode;
}) {
  return (
    <StyledHero data-foot={children !== undefined}>
      <img src={ownFile(season.art)} alt="" width={375} height={440} decoding="async" />
      <div>
        <p className="kicker">{season.kicker}</p>
        <h2>{season.title}</h2>
        <p className="slogan">{season.slogan}</p>
        {children === undefined ? null : <div className="foot">{children}</div>}
      </div>
    </StyledHero>
  );
}
