import { Routing } from '@site/domain/constants';
import { inBannerOrder } from '@site/domain/media/banner-order';
import styled from 'styled-components';
import { Link, usePlatform, useStateView } from '@site/platform';
import { ChevronRight, color, px, radius, type } from '@site/ui';
import { Carousel } from '@site/ui/carousel';
import { useBanners } from '../api/queries';
import { readCmsLink } from '../detail/safe-link';
import { PromoArt } from '../list/PromoArt';
import { PROMO } from '../phrases/zh-cn';

const StyledSlide = styled(Link)`
  position: relative;
  display: block;
  height: ${px(96)};
  &:focus-visible {
    outline-offset: -3px;
  }
  [data-part='art'],
  [data-part='words'] {
    position: absolute;
    inset: 0;
  }
  [data-part='art'] > span {
    height: 100%;
  }
  [data-part='words'] {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${px(2)};
    padding-inline: ${px(14)};
    font-size: ${type.s};
    line-height: 1.3;
    color: #fff;
    background: linear-gradient(90deg, rgb(3 14 11 / 82%) 40%, transparent 85%);
    text-shadow: 0 1px 2px rgb(0 0 0 / 50%);
  }
  b,
  small {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-size: ${type.l};
    font-weight: 700;
  }
  /* Beside the picture's middle, not over it. */
  small {
    display: -webkit-box;
    max-width: 62%;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: inherit;
    color: #ffe2a3;
  }
  [data-part='go'] {
    display: inline-flex;
    align-items: center;
    margin-top: ${px(4)};
    padding: ${px(3)} ${px(6)} ${px(3)} ${px(12)};
    border-radius: ${radius.pill};
    background: ${color('brand')};
    color: ${color('on-brand')};
    font-weight: 650;
    text-shadow: none;
  }
  [data-part='go'] > svg {
    width: ${px(14)};
    height: ${px(14)};
  }
`;
const StyledKept = styled.div`
  min-height: 0;
  color: ${color('text')};
`;

/** Where a banner leads: only pages of this site (a foreign address shows the promotions). */
function pathOf(target: string): string {
  const link = readCmsLink(target, window.location.origin, Routing.basePath);
  return link.kind === 'inside' ? link.path : '/Promotions';
}

/** Banners of the home page; the season that runs has an entrance of its own and stands there once. */
export function Slot() {
  const { data, isPending } = useBanners('home');
  const { live, doors } = useStateView(usePlatform().seasons.state);
  const season = live === null ? undefined : doors?.[live];
  if (isPending) return <div className="sk sk-banner sk-entry" aria-hidden="true" />;
  const banners = inBannerOrder(data ?? []).filter(({ target }) => pathOf(target) !== season?.path);
  if (banners.length === 0) return null;
  return (
    <StyledKept>
      <Carousel label={PROMO.banner}>
        {banners.map((banner, at) => (
          <StyledSlide key={banner.id} to={pathOf(banner.target)}>
            <span data-part="art">
              <PromoArt id={banner.id} src={banner.imageUrl} ratio="351 / 96" eager={at === 0} />
            </span>
            <span data-part="words">
              <b>{banner.title}</b>
              {banner.summary === '' ? null : <small>{banner.summary}</small>}
              <span data-part="go">
                {PROMO.look}
                <ChevronRight aria-hidden="true" />
              </span>
            </span>
          </StyledSlide>
        ))}
      </Carousel>
    </StyledKept>
  );
}
