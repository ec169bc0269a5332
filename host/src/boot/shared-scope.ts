/** What the host provides to all remotes: each of these modules is there once in a page. */
// oxlint-disable-next-line no-restricted-imports -- all of it is handed on
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import styled, { css, keyframes } from 'styled-components';
import { shareModules, type HostBuild } from '@site/federation/loading/share-modules';
import * as platform from '@site/platform';
import * as ui from '@site/ui';

/** Replaced by its value when the host is built. */
declare const __HOST_BUILD__: HostBuild;

/**
 * What a part may use of the library of styles; the rest (sheets for servers, themes, global
 * styles) is in no build. Lint refuses other names.
 */
const styledComponents = { __esModule: true, default: styled, styled, css, keyframes };

/** Hands them to the federation runtime. */
export function shareWithRemotes(): void {
  shareModules(__HOST_BUILD__, {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'styled-components': styledComponents,
    '@site/platform': platform,
    '@site/ui': ui,
  });
}
