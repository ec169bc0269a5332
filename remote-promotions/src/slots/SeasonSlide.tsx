import { Link, type SeasonBanner } from '@site/platform';
import { px, type } from '@site/ui';
import styled from 'styled-components';

const StyledSlide = styled(Link)`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${px(4)};
  aspect-ratio: 16 / 7;
  padding-inline: ${px(18)} 48%;
  overflow: hidden;
  isolation: isolate;
  &:focus-visible {
    outline-offset: -3px;
  }
  img {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: -1;
    width: 62%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 62%;
    mask-image: linear-gradient(90deg, transparent, #000 45%);
  }
  b {
    font-size: ${px(24)};
    line-height: 1.2;
  }
  span {
    font-size: ${type.s};
    opacity: 0.92;
  }
`;

/** Props of {@link SeasonSlide}. */
export interface SeasonSlideProps extends SeasonBanner {
  readonly title: string;
  readonly path: string;
}

/** The running season in the banner of the home page, in its own colours. */
export function SeasonSlide({ title, path, slogan, picture, ground, ink }: SeasonSlideProps) {
  return (
    <StyledSlide to={path} data-testid="season-banner" style={{ background: ground, color: ink }}>
      <img src={picture} alt="" decoding="async" />
      <b>{title}</b>
      <span>{slogan}</span>
    </StyledSlide>
  );
}
