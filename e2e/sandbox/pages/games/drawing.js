/** What the games draw with: elements, SVG, waiting, cards and dice. First of a game's scripts. */
'use strict';

/**
 * Elements that are more than an element, by their ids.
 *
 * @typedef {object} Named
 * @property {HTMLDialogElement} lost
 * @property {HTMLDialogElement} over
 * @property {HTMLDialogElement} sheet
 * @property {HTMLButtonElement} go
 * @property {HTMLInputElement} target
 */

/**
 * @template {string} K
 * @param {K} id
 * @returns {K extends keyof Named ? Named[K] : HTMLElement}
 */
const $ = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * All of a selector in the page.
 *
 * @param {string} selector
 */
const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

const NS = 'http://www.w3.org/2000/svg';

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Readonly<Record<string, string | number>>} attributes
 * @param {string} [text]
 */
const el = (name, attributes, text) => {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
};

/**
 * An empty drawing on the stage.
 *
 * @param {number} width
 * @param {number} height
 */
const svg = (width, height) => {
  const drawing = el('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  $('stage').replaceChildren(drawing);
  return drawing;
};

const isStill = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

/** @param {number} ms */
const wait = (ms) =>
  new Promise((done) => {
    setTimeout(done, isStill() ? Math.min(ms, 60) : ms);
  });

/**
 * Calls `step` with 0 to 1 in that time.
 *
 * @param {number} ms
 * @param {(share: number) => void} step
 * @returns {Promise<void>}
 */
const tween = (ms, step) =>
  new Promise((done) => {
    if (isStill()) {
      step(1);
      done();
      return;
    }
    const from = performance.now();
    /** @param {number} now */
    const run = (now) => {
      const share = Math.min(1, (now - from) / ms);
      step(share);
      if (share < 1) requestAnimationFrame(run);
      else done();
    };
    requestAnimationFrame(run);
  });

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♣', '♦'];

/**
 * A card, 0 to 51.
 *
 * @param {SVGElement} on
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {boolean} [isHidden]
 */
const card = (on, number, x, y, width, isHidden) => {
  const group = el('g', { transform: `translate(${x} ${y})`, class: 'pop' });
  const height = width * 1.4;
  const fill = isHidden ? '#2747a8' : '#fff';
  group.append(el('rect', { width, height, rx: width * 0.12, fill, stroke: '#0005' }));
  if (isHidden) {
    const edge = { fill: 'none', stroke: '#8fb0ff', 'stroke-width': 2 };
    const inner = { width: width * 0.76, height: height - width * 0.24, rx: width * 0.08 };
    group.append(el('rect', { x: width * 0.12, y: width * 0.12, ...inner, ...edge }));
  } else {
    const suit = Math.floor(number / 13);
    const ink = suit % 2 === 1 ? '#d3202f' : '#1a2140';
    const rank = { x: width * 0.12, y: width * 0.42, 'font-size': width * 0.36 };
    const sign = { x: width * 0.5, y: height * 0.82, 'font-size': width * 0.56 };
    group.append(
      el('text', { ...rank, 'font-weight': 700, fill: ink }, RANKS[number % 13]),
      el('text', { ...sign, 'text-anchor': 'middle', fill: ink }, SUITS[suit]),
    );
  }
  on.append(group);
};

/** @type {Readonly<Record<number, readonly (readonly [number, number])[]>>} */
const PIPS = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.23],
    [0.73, 0.23],
    [0.27, 0.5],
    [0.73, 0.5],
    [0.27, 0.77],
    [0.73, 0.77],
  ],
};

/**
 * A die, 1 to 6.
 *
 * @param {SVGElement} on
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {number} width
 */
const die = (on, number, x, y, width) => {
  const group = el('g', { transform: `translate(${x} ${y})`, class: 'pop' });
  group.append(
    el('rect', { width, height: width, rx: width * 0.2, fill: '#fff', stroke: '#0004' }),
  );
  const fill = number === 1 || number === 4 ? '#d3202f' : '#1a2140';
  const r = width * (number === 1 ? 0.13 : 0.09);
  for (const [across, down] of PIPS[number] ?? [])
    group.append(el('circle', { cx: width * across, cy: width * down, r, fill }));
  on.append(group);
};

/**
 * A table with two sides.
 *
 * @param {string} left
 * @param {string} right
 */
const sides = (left, right) => {
  const table = svg(480, 260);
  const line = { y: 44, 'text-anchor': 'middle', 'font-size': 20, 'font-weight': 700 };
  const felt = { fill: '#0c5a43', stroke: '#d9b25a', 'stroke-width': 5 };
  table.append(
    el('ellipse', { cx: 240, cy: 130, rx: 232, ry: 120, ...felt }),
    el('text', { x: 120, ...line, fill: '#bfe3ff' }, left),
    el('text', { x: 360, ...line, fill: '#ffc9c9' }, right),
  );
  return table;
};
