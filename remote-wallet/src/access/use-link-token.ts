/**
 * The token of a mail's link: taken once, out of the address bar before anything could keep or show
 * it (C-36).
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@site/platform';

const TOKEN = /^[\w.-]{8,512}$/;

/** The document's first script took it out of the address it was opened with and hands it over once. */
function fromDocument(): string | null {
  const link = { token: '' };
  window.dispatchEvent(new CustomEvent('site:link', { detail: link }));
  return TOKEN.test(link.token) ? link.token : null;
}

/** An address inside of the site that carries one. */
function fromSearch(search: string): string | null {
  const [token = '', ...more] = new URLSearchParams(search).getAll('token');
  return more.length === 0 && TOKEN.test(token) ? token : null;
}

/** What was taken, for renders that React begins and drops; gone with the page. */
let taken: string | null = null;

/** @returns the token, or null when the link carries none that could be one. */
export function useLinkToken(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => {
    taken ??= fromSearch(search) ?? fromDocument();
    return taken;
  });
  useEffect(
    () => () => {
      taken = null;
    },
    [],
  );
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('token')) return;
    query.delete('token');
    void navigate(
      { pathname, search: query.toString() },
      { replace: true, state: state as unknown },
    );
  }, [navigate, pathname, search, state]);
  return token;
}
