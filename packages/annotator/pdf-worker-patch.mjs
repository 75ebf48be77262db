// Plain JavaScript, because Vite loads it from the configuration of an application, where nothing compiles it.

/**
 * pdf.js 6.5 (Apache-2.0) walks a page tree with all pages on one level from end to end before the first page is answered: as soon as
 * it meets the root it fetches every kid, and it fetches all kids before a page to know the page's number. The page dictionaries lie
 * scattered over the file, so the whole file is read first: measured on 3,000 pages with pdf.js 5.6, which does the same, 860 ms
 * instead of 220 ms, and over 20 Mbit/s 3.9 s instead of 0.5 s. Most laws have such a tree. Where a node has as many kids as it says it
 * has pages, each kid is one page, and a page's dictionary and number follow from its place among the kids.
 */
const PATCHES = [
  {
    // `Catalog.getPageDict`: e page index, n node, l index of its first page, c Count, h Kids, s xref, r counts, i page numbers, t stack.
    find:
      'for(let e=h.length-1;e>=0;e--){const a=h[e];t.push(a);' +
      'n===this.toplevelPagesDict&&a instanceof Ref&&!o.has(a)&&o.put(a,s.fetchAsync(a))}',
    replace:
      'if(c===h.length){const a=h[e-l],d=a instanceof Ref?await s.fetchAsync(a):a;' +
      'if(d instanceof Dict&&!d.has("Kids")){if(!(a instanceof Ref))return[d,null];r.put(a,1);i.put(a,e);return[d,a]}}' +
      'for(let e=h.length-1;e>=0;e--)t.push(h[e]);',
  },
  {
    // `Catalog.getPageIndex`, one level of the tree: s the node, i and o its parent (reference, dictionary), l the parent's Kids, n pages before.
    find: 'if(!Array.isArray(l))throw new FormatError("Kids must be an array.");const f=[];let c=!1;',
    replace:
      'if(!Array.isArray(l))throw new FormatError("Kids must be an array.");' +
      'if(await o.getAsync("Count")===l.length){' +
      'const e=l.findIndex(e=>e instanceof Ref&&isRefsEqual(e,s));if(e>=0){n+=e;s=i;continue}}' +
      'const f=[];let c=!1;',
  },
  // A picture larger than `maxImageSize` was left out and the page shown without it. It fails instead, so that the failure is reported.
  {
    // `PartialEvaluator.buildPaintImageXObject`: e message, l ignoreErrors.
    find: 'const e="Image exceeded maximum allowed size and was removed.";if(!l)throw new Error(e);warn(e);return}',
    replace: 'throw Object.assign(new Error("A picture of the page is too large"),{isTooLarge:!0})}',
  },
  {
    find: 'if(!c.options.ignoreErrors)throw e;warn(`getOperatorList - ignoring XObject',
    replace: 'if(!c.options.ignoreErrors||e?.isTooLarge)throw e;warn(`getOperatorList - ignoring XObject',
  },
  {
    find: 'if(!this.options.ignoreErrors)throw e;warn(`getOperatorList - ignoring errors during "${a.name}"',
    replace:
      'if(!this.options.ignoreErrors||e?.isTooLarge)throw e;warn(`getOperatorList - ignoring errors during "${a.name}"',
  },
  // A compressed stream is inflated whole, however large it becomes: 10 MB of a file made for it took 4 GB of the tab. Half a gigabyte,
  // more than the largest picture that is drawn, is the most; what is larger fails as such a picture does.
  {
    // `BaseStream.asyncGetBytesFromDecompressionStream`: s writer, t the compressed bytes. A browser inflates a whole chunk before any of
    // it can be read, so that chunks must be small.
    find: 's.write(t).catch(()=>{});s.close().catch(()=>{});',
    replace:
      '(async()=>{for(let e=0;e<t.length;e+=65536){await s.ready;await s.write(t.subarray(e,e+65536))}await s.close()})().catch(()=>{});',
  },
  {
    // The same: r chunks, i their length, o reader.
    find: 'if(t)break;r.push(e);i+=e.byteLength}if(1===r.length)return{decompressed:r[0],compressed:t};',
    replace:
      'if(t)break;r.push(e);i+=e.byteLength;' +
      'if(i>536870912){o.cancel().catch(()=>{});throw Object.assign(new Error("A stream of the file is too large"),{isTooLarge:!0})}}' +
      'if(1===r.length)return{decompressed:r[0],compressed:t};',
  },
  {
    find: 'return{decompressed:l,compressed:t}}catch{return{decompressed:null,compressed:t}}}',
    replace:
      'return{decompressed:l,compressed:t}}catch(e){if(e?.isTooLarge)throw e;return{decompressed:null,compressed:t}}}',
  },
];

/**
 * A lock with the worker's name, held as long as it lives, tells the viewer at once when it has died (Web Locks API); browsers have no
 * event for that. See `worker-life.ts`.
 */
const LIFE =
  'self.name&&self.navigator?.locks?.request(self.name,()=>{self.postMessage(self.name);return new Promise(()=>{})}).catch(()=>{});\n';

/** Says in the worker itself that it is not as its authors made it (Apache-2.0, section 4b). */
const NOTICE =
  '/* Changed by Glossator: a lock tells that it lives, pages of a flat page tree are found by their place, huge pictures and streams are errors, see pdf-worker-patch.mjs. */\n';

/**
 * The minified worker of the installed pdf.js as the viewer needs it: see the patches above. Throws when the worker is not the version
 * that they are written for.
 * @param {string} source the text of `pdf.worker.min.mjs`
 * @returns {string}
 */
export function patchPdfWorker(source) {
  const patched = PATCHES.reduce((text, { find, replace }) => {
    const parts = text.split(find);
    if (parts.length !== 2)
      throw new Error(
        `The pdf.js worker is not of the expected version: found ${parts.length - 1} times: ${find}`,
      );
    return parts.join(replace);
  }, source);
  return NOTICE + LIFE + patched;
}
