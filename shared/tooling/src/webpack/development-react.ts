import { inWorkspace } from '../workspace/paths';

/**
 * React's development build inside a bundle that is production otherwise: it says what is wrong in
 * the console and runs what StrictMode wraps twice. It needs no eval, so the policies of the page
 * hold; styled-components stays as it is on live, because its development build writes styles as
 * text, which they forbid.
 */
export const developmentReact = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/].*\.js$/,
  enforce: 'pre' as const,
  loader: inWorkspace('shared', 'tooling', 'src', 'webpack', 'development-react-loader.cjs'),
};
