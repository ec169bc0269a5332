import styled from 'styled-components';
import { Crown, Gift, Ticket, Trophy, px } from '@site/ui';
import { Picture } from '@site/ui/picture';
import { Sparkles, Zap } from '@site/ui/more-icons';
import { promoGround, promoShade } from './promo-art';

const StyledArt = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  color: rgb(255 255 255 / 92%);
  &::before,
  &::after {
    content: '';
    position: absolute;
    border-radius: 50%;
    border: ${px(14)} solid rgb(255 255 255 / 9%);
  }
  &::before {
    width: ${px(150)};
    height: ${px(150)};
    right: ${px(-30)};
    top: ${px(-50)};
  }
  &::after {
    width: ${px(90)};
    height: ${px(90)};
    right: ${px(70)};
    bottom: ${px(-50)};
  }
  svg {
    position: absolute;
    right: ${px(24)};
    top: 50%;
    width: ${px(60)};
    height: ${px(60)};
    margin-top: ${px(-30)};
    stroke-width: 1.2;
    color: #ffe2a3;
  }
`;

const SIGNS = [Gift, Trophy, Sparkles, Ticket, Crown, Zap] as const;

/** A promotion's picture, or its own ground until there is one. */
export function PromoArt({
  id,
  src,
  ratio = '16 / 7',
  eager = false,
}: {
  readonly id: string;
  readonly src: string;
  readonly ratio?: string;
  readonly eager?: boolean;
}) {
  const Sign = SIGNS[promoShade(id) % SIGNS.length] ?? Gift;
  return (
    <Picture
      src={src}
      alt=""
      ratio={ratio}
      eager={eager}
      fallback={
        <StyledArt style={{ background: promoGround(id) }}>
          <Sign aria-hidden="true" />
        </StyledArt>
      }
    />
  );
}
