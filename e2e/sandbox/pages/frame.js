/**
 * Start of the script of a page that the site frames or opens: its token, its calls, and messages
 * to the window that opened it, by exact origin. The page's own script follows in the same
 * element.
 */
'use strict';

/**
 * Elements that are more than an element, by their ids.
 *
 * @typedef {object} Named
 * @property {HTMLButtonElement} paid
 * @property {HTMLButtonElement} save
 * @property {HTMLInputElement} number
 * @property {HTMLImageElement} code
 */

const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);

/**
 * @template {string} K
 * @param {K} id
 * @returns {K extends keyof Named ? Named[K] : HTMLElement}
 */
const $ = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * Origin of the site; the server tells it with the first answer.
 *
 * @type {string | null}
 */
let site = null;
/** @type {Window | null} */
const home = window.opener || (parent === window ? null : parent);

/** @param {unknown} message */
const say = (message) => {
  if (site !== null && home !== null) home.postMessage(message, site);
};

/**
 * A call of the page's own.
 *
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>} its result; its refusal is thrown in the server's words.
 */
const call = async (path, body) => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body ?? {}),
  });
  const answer = await response.json();
  if (!answer.isSuccess) throw new Error(answer.errors ? answer.errors[0].description : '');
  return answer.result;
};

/** @param {unknown} fault */
const wordsOf = (fault) => (fault instanceof Error && fault.message) || '网络异常，请重试';
