import fc from 'fast-check';
import { quietHtml } from './quiet-html';

const quiet = (html: string): string => quietHtml(html).text;
const MB = 1_048_576;

describe('loud parts leave CMS text before a parser sees it (safety B8)', () => {
  test.each([
    ['<p onclick=go() class=a>x</p>', '<p  class=a>x</p>'],
    ['<p style="position:fixed" title="a>b">x</p>', '<p  title="a>b">x</p>'],
    ['<a href="/x"onclick="go()">x</a>', '<a href="/x">x</a>'],
    ["<a/onclick = 'go()'/href=/x>x</a>", '<a//href=/x>x</a>'],
    ['a<STYLE>p{}</STYLE >b<svg><svg></svg>c', 'abc'],
    ['<base href=//evil><META x><link a="b>c">text</base>', 'text'],
    ['<iframe src=x>never closed', '<iframe src=x>never closed'],
    ['1 < 2 and <3 <>', '1 < 2 and <3 <>'],
    ['<p title="stylish onclick=no">x</p>', '<p title="stylish onclick=no">x</p>'],
    ['', ''],
  ])('%j becomes %j', (html, expected) => {
    expect(quiet(html)).toBe(expected);
  });

  test.each([
    ['<a'],
    ['<svg>'],
    ['<svg'],
    ['</svg'],
    ['<a on'],
    ['<a style='],
    ['<a style="'],
    [`<a b='`],
    ['<'],
    ['<style><svg>'],
    [' \t'],
    ['<a '],
    ['<base'],
    ['<a on =  '],
    ['<a "'],
    ['</svg '],
  ])('[C-43] 1 MB of %j costs a few steps per character: 8 at most', (part) => {
    const { steps } = quietHtml(part.repeat(Math.ceil(MB / part.length)));
    expect(steps).toBeLessThanOrEqual(8 * MB);
  });

  test('[C-43] no mixture of such parts costs more, and harmless text stays to the letter', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      'on',
      'style',
      'svg',
      '</svg',
      '<a',
      'x',
      '<base',
      '<iframe>',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 300 }), (all) => {
        const html = all.join('');
        return quietHtml(html).steps <= 8 * html.length + 8;
      }),
    );
    fc.assert(
      fc.property(
        fc.string(),
        (text) => quiet(text.replaceAll('<', '')) === text.replaceAll('<', ''),
      ),
    );
  });

  const count = (html: string, tag: string): number => html.split(tag).length - 1;

  test('[C-43] what an editor nests stays, what only an attack nests goes: depth 48, formatting 5, 12,000 tags', () => {
    expect(count(quiet('<div>'.repeat(5_000)), '<div>')).toBe(48);
    expect(count(quiet('<b>'.repeat(5_000)), '<b>')).toBe(5);
    expect(count(quiet('<b>x</b>'.repeat(5_000)), '<b>x</b>')).toBe(5_000);
    expect(count(quiet('<b></i>'.repeat(5_000)), '<b>')).toBe(5);
    expect(count(quiet('<li>x'.repeat(5_000)), '<li>')).toBe(5_000);
    expect(count(quiet('<p>x'.repeat(20_000)), '<p>')).toBe(12_000);
    expect(count(quiet('<p>x'.repeat(20_000)), 'x')).toBe(20_000);
    expect(count(quiet('<p>x</p>'.repeat(20_000)), '</p>')).toBe(12_000);
    expect(quiet('</p>'.repeat(20_000))).toBe('');
  });

  test.each([
    [
      `${'<a name="s"/>'.repeat(6)}<p>See <a href="/x">rules</a> <b>bold</b></p>`,
      '<p>See <a href="/x">rules</a> <b>bold</b></p>',
    ],
    [
      `${'<h2><a name=s>T</h2>'.repeat(9)}<p>See <a href="/x">rules</a></p>`,
      '<p>See <a href="/x">rules</a></p>',
    ],
    [
      `${'<p>x<o:p/></p>'.repeat(60)}<table><tr><td>1</td></tr></table><ul><li>a</li></ul>`,
      '<table><tr><td>1</td></tr></table><ul><li>a</li></ul>',
    ],
    [
      `<table>${'<tr><td>a</td><td>b</td><td>c</td><td>d</td></tr>'.repeat(2_000)}</table><p><a href="/r">after</a></p>`,
      '</tr></table><p><a href="/r">after</a></p>',
    ],
    [
      '<p>a</p><!-- <style> --><p>kept</p><style>x{}</style><p>b</p>',
      '<p>a</p><p>kept</p><p>b</p>',
    ],
    ['<!-- <a href=" --><p>important</p>', '<p>important</p>'],
    ['<!--><p>a</p><!----><p>b</p><!-- x --!><p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    ['<?xml version="1"?><!DOCTYPE html><p>a</p>', '<p>a</p>'],
    ['<font color=red>red</font>', 'red'],
  ])('what an editor wrote stays: %#', (html, end) => {
    expect(quiet(html).endsWith(end)).toBe(true);
  });

  test('a closing tag that must go goes whole: no sign of it is left in the text', () => {
    expect(quiet('a</p>b</i>c</li  >d')).toBe('abcd');
  });
});
