/** The frame that the forms around an account share: those of the host and those of remotes. */
import styled, { css } from 'styled-components';
import { px } from '../tokens/px';
import { color, space, type } from '../tokens/vars';

/** A form under a title bar: fields from the top, the one main button at its end. */
export const PageForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]} ${space[6]};
  flex: 1;
  width: 100%;
  background: radial-gradient(110% ${px(260)} at 50% 0, ${color('brand-soft')}, transparent);
`;

/** The same frame where nothing is sent. */
export const PageFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]} ${space[6]};
  flex: 1;
  width: 100%;
`;

/** What the form is for, in a sentence or two. */
export const Intro = styled.p`
  font-size: ${type.m};
  line-height: 1.65;
  color: ${color('text-2')};
  text-wrap: pretty;
`;

/** Links under a form, side by side, each big enough for a thumb. */
export const FormLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[4]};
  margin-top: ${px(-6)};
`;

/** Look of a link in running text or under a form. */
export const textLinkLook = css`
  display: inline-flex;
  align-items: center;
  min-height: ${px(44)};
  font-size: ${type.m};
  font-weight: 600;
  color: ${color('brand-text')};
`;

/** Look of a link inside a sentence. */
export const inlineLinkLook = css`
  color: ${color('brand-text')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
