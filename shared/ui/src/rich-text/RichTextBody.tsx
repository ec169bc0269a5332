/** The text itself with its cleaner. Loaded only when one is shown. */
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, radius, type } from '../tokens/vars';
import { TextSkeleton, type RichTextProps } from './RichText';

const StyledText = styled.div`
  font-size: ${type.m};
  line-height: 1.75;
  color: ${color('text-2')};
  & > * + * {
    margin-top: ${px(10)};
  }
  h2,
  h3,
  h4,
  h5 {
    color: ${color('text')};
    font-size: ${type.l};
    margin-top: ${px(18)};
  }
  & > :first-child {
    margin-top: 0;
  }
  strong,
  b {
    color: ${color('text')};
  }
  a {
    color: ${color('brand-text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ul,
  ol {
    padding-inline-start: ${px(20)};
    display: flex;
    flex-direction: column;
    gap: ${px(4)};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: ${color('brand-text')};
  }
  img {
    border-radius: ${radius.m};
    height: auto;
  }
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: ${type.s};
    width: 100%;
  }
  th,
  td {
    border: 1px solid ${color('line')};
    padding: ${px(8)} ${px(10)};
    text-align: start;
    min-width: ${px(72)};
  }
  th {
    background: ${color('raised')};
    color: ${color('text')};
    font-weight: 650;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${px(12)};
    border-inline-start: 3px solid ${color('brand')};
  }
  hr {
    border: 0;
    border-top: 1px solid ${color('line')};
    width: 100%;
  }
`;

/** See {@link RichTextProps}. */
export function RichTextBody({ html, onNavigate, testId }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    void import('./sanitize').then(({ cleanCmsHtml }) => {
      if (!current || box.current === null) return;
      box.current.innerHTML = cleanCmsHtml(html);
      setReady(true);
    });
    return () => {
      current = false;
    };
  }, [html]);
  const handleClick = (event: MouseEvent<HTMLDivElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    const href = link.getAttribute('href');
    if (href !== null) onNavigate(href);
  };
  return (
    <>
      {ready ? null : <TextSkeleton />}
      <StyledText ref={box} data-testid={testId} onClick={handleClick} />
    </>
  );
}
