import styled from 'styled-components';
import type { GameCategory } from '@site/contracts/games';
import { Routing } from '@site/domain/constants';
import { Link } from '@site/platform';
import { px, radius, type } from '@site/ui';
import { ContentPicture } from '@site/ui/content-picture';
import { GameGlyph } from '@site/ui/game-glyphs';
import { useBanners } from '../api/queries';
import { bannerPath } from './banner-path';
import { bannerPosition, glyphOf } from './categories';
import { groundOf } from './game-art';

const StyledHero = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.l};
  color: #fff;
  & > div {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: ${px(2)};
    padding: ${px(14)} ${px(16)};
    background: linear-gradient(90deg, rgb(3 14 11 / 88%) 20%, rgb(3 14 11 / 55%) 55%, transparent);
  }
  h1 {
    font-size: ${type.xl};
    font-weight: 800;
  }
  p {
    font-size: ${type.s};
    color: #dcebe6;
  }
  .go {
    height: ${px(38)};
    padding-top: ${px(6)};
  }
  a {
    display: inline-flex;
    align-items: center;
    height: ${px(32)};
    padding-inline: ${px(12)};
    border-radius: 999px;
    font-size: ${type.s};
    font-weight: 600;
    color: #2b1d00;
    background: #f2c063;
    max-width: 100%;
  }
  a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  .ground {
    position: absolute;
    inset: 0;
    display: grid;
    justify-items: end;
    align-items: center;
    padding-inline-end: ${px(24)};
    color: rgb(255 233 184 / 70%);
  }
  .ground svg {
    width: ${px(72)};
    height: ${px(72)};
  }
`;

/**
 * Head of a category: its name and description over its banner; the place is the same with and
 * without one.
 */
export function CategoryHero({ category }: { readonly category: GameCategory }) {
  const { data } = useBanners(bannerPosition(category.code));
  const banner = data?.[0];
  const path =
    banner === undefined
      ? null
      : bannerPath(banner.target, window.location.origin, Routing.basePath);
  return (
    <StyledHero data-testid="category-hero">
      <ContentPicture
        src={banner?.imageUrl}
        alt=""
        ratio="16 / 5"
        eager
        fallback={
          <span className="ground" style={{ background: groundOf(category.code) }}>
            <GameGlyph name={glyphOf(category.code)} />
          </span>
        }
      />
      <div>
        <h1>{category.name}</h1>
        <p>{category.description}</p>
        <div className="go">
          {banner === undefined || path === null ? null : <Link to={path}>{banner.title}</Link>}
        </div>
      </div>
    </StyledHero>
  );
}
