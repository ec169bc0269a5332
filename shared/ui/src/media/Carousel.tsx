/** Banners side by side on CSS scroll-snap: the finger does the work, no script animates. */
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
// From the package as the site shares it: the remote that shows the banners brings only what stands here.
import { color, copy, motion, px, radius } from '@site/ui';

const StyledCarousel = styled.div`
  position: relative;
`;
const StyledTrack = styled.div`
  display: flex;
  gap: ${px(10)};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  border-radius: ${radius.l};
  &::-webkit-scrollbar {
    display: none;
  }
  & > * {
    flex: 0 0 100%;
    scroll-snap-align: center;
    border-radius: ${radius.l};
    overflow: hidden;
    min-width: 0;
  }
`;
const StyledDots = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${px(2)};
  button {
    display: grid;
    place-items: center;
    width: ${px(26)};
    height: ${px(24)};
  }
  button::before {
    content: '';
    width: ${px(6)};
    height: ${px(6)};
    border-radius: 999px;
    background: ${color('line-strong')};
    transition: width ${motion.fast};
  }
  button[aria-current='true']::before {
    width: ${px(18)};
    background: ${color('brand')};
  }
`;

/** Props of {@link Carousel}. */
export interface CarouselProps {
  readonly label: string;
  readonly children: readonly ReactNode[];
}

/** A row of full-width slides with dots. */
export function Carousel({ label, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const handleScroll = (): void => {
    const row = track.current;
    if (row !== null && row.clientWidth > 0) setAt(Math.round(row.scrollLeft / row.clientWidth));
  };
  const show = (index: number) => (): void => {
    const row = track.current;
    if (row !== null) row.scrollLeft = index * (row.clientWidth + 1);
  };
  return (
    <StyledCarousel role="region" aria-label={label}>
      <StyledTrack ref={track} tabIndex={0} role="group" aria-label={label} onScroll={handleScroll}>
        {children}
      </StyledTrack>
      {children.length > 1 ? (
        <StyledDots>
          {children.map((_, index) => (
            <button
              key={index}
              type="button"
              aria-label={copy.page(index + 1, children.length)}
              aria-current={index === at}
              onClick={show(index)}
            />
          ))}
        </StyledDots>
      ) : null}
    </StyledCarousel>
  );
}
