import styled from 'styled-components';
import { Routing } from '@site/domain/constants';
import { inBannerOrder } from '@site/domain/media/banner-order';
import { Link } from '@site/platform';
import { px, type } from '@site/ui';
import { Carousel } from '@site/ui/carousel';
import { ContentPicture } from '@site/ui/content-picture';
import { useBanners } from '../api/queries';
import { LOBBY } from '../phrases/lobby';
import { bannerPath } from './banner-path';
import { groundOf } from './game-art';

const StyledSlide = styled.div`
  position: relative;
  a {
    display: block;
  }
  a:focus-visible {
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
  .ground {
    position: absolute;
    inset: 0;
  }
`;

/**
 * Banners of the lobby. Failed or empty they take no room; one whose target is no page of this site
 * is only a picture.
 */
export function Banners({ position }: { readonly position: string }) {
  const { data, isPending } = useBanners(position);
  if (isPending) return <div className="sk sk-banner" aria-hidden="true" />;
  if (data === undefined || data.length === 0) return null;
  return (
    <Carousel label={LOBBY.banners}>
      {inBannerOrder(data).map(({ id, title, imageUrl, target }, at) => {
        const path = bannerPath(target, window.location.origin, Routing.basePath);
        const content = (
          <>
            <ContentPicture
              src={imageUrl}
              alt=""
              ratio="16 / 7"
              eager={at === 0}
              // The document may show the first one already (ADR 055): no gap until this one is drawn.
              {...(at === 0 ? { className: 'site-hero' } : {})}
              fallback={<span className="ground" style={{ background: groundOf(id) }} />}
            />
            <b>{title}</b>
          </>
        );
        return (
          <StyledSlide key={id} data-testid="casino-banner">
            {path === null ? content : <Link to={path}>{content}</Link>}
          </StyledSlide>
        );
      })}
    </Carousel>
  );
}
