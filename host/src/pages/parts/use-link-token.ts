/** The token of a mail's link: read once, then out of the address bar, so that no history, referrer or shared screen keeps it (C-36). */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@site/platform';

const TOKEN = /^[\w.-]{8,512}$/;

/** @returns the token, or null when the address carries none that could be one. */
export function useLinkToken(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => {
    const given = new URLSearchParams(search).getAll('token');
    return given.length === 1 && TOKEN.test(given[0] ?? '') ? (given[0] ?? null) : null;
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('token')) return;
    query.delete('token');
    void navigate({ pathname, search: query.toString() }, { replace: true, state: state as unknown });
  }, [navigate, pathname, search, state]);
  return token;
}
