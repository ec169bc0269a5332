import { Routing } from '@site/domain/constants';
import { inBannerOrder } from '@site/domain/media/banner-order';
import styled from 'styled-components';
import { Link, usePlatform, useStateView } from '@site/platform';
import { color, px, type } from '@site/ui';
import { Carousel } from '@site/ui/carousel';
import { useBanners } from '../api/queries';
import { readCmsLink } from '../detail/safe-link';
import { PromoArt } from '../list/PromoArt';
import { PROMO } from '../phrases/zh-cn';

const StyledSlide = styled(Link)`
  position: relative;
  display: block;
  &:focus-visible {
    outline-offset: -3px;
  }
  b {
    position: absolute;
    inset: auto 0 0;
    padding: ${px(34)} ${px(14)} ${px(12)};
    font-size: ${type.l};
    font-weight: 700;
    color: #fff;
    background: linear-gradient(transparent, rgb(3 14 11 / 82%));
    text-shadow: 0 1px 2px rgb(0 0 0 / 50%);
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
  if (isPending) return <div className="sk sk-banner" aria-hidden="true" />;
  const banners = inBannerOrder(data ?? []).filter(({ target }) => pathOf(target) !== season?.path);
  if (banners.length === 0) return null;
  return (
    <StyledKept>
      <Carousel label={PROMO.banner}>
        {banners.map((banner, at) => (
          <StyledSlide key={banner.id} to={pathOf(banner.target)}>
            <PromoArt id={banner.id} src={banner.imageUrl} ratio="16 / 7" eager={at === 0} />
            <b>{banner.title}</b>
          </StyledSlide>
        ))}
      </Carousel>
    </StyledKept>
  );
}
