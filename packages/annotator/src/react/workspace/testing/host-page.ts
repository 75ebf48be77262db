import { EMBEDDED_MODULE } from '../../../viewer/testing/build-stand';
import { untilIdle, type ViewerBrowser } from '../../../viewer/testing/viewer-browser';
import type { EmbeddedOptions, mountEmbedded } from './embedded-stand';
import type { HostilePage } from './hostile-hosts';

declare global {
  interface Window {
    mountEmbedded: typeof mountEmbedded;
  }
}

/** What the page of a host shows above the annotator. */
const HEAD = `
<header id="host-head"><h1>Portal</h1><p>A <span>page</span> of the <a href="#x">host</a></p>
<button type="button">Do</button><input value="Text"><svg width="20" height="20"><path d="M0 0h20v20z"/></svg>
<ul><li>One</li></ul><table><tr><td>Cell</td></tr></table></header>`;

/** Opens a host's page of 1440 by 900 pixels; the annotator's place in it (`#place`, 1440 by 700 at the bottom) is the same in all of them. */
export async function openHost(browser: ViewerBrowser, host: HostilePage): Promise<void> {
  await browser.openStand({ width: 1440, height: 900 });
  await browser.page.evaluate(
    async ([css, dir, html]) => {
      await window.viewer.destroy();
      document.head.querySelector('style')?.remove();
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      document.documentElement.dir = dir;
      document.body.className = 'host';
      document.body.innerHTML = html;
      const place = document.createElement('main');
      place.id = 'place';
      place.style.cssText =
        'display:block!important;position:fixed!important;inset:200px auto auto 0!important;width:1440px!important;height:700px;margin:0!important;padding:0!important;border:0!important;float:none!important';
      document.body.append(place);
    },
    [host.css, host.dir ?? 'ltr', HEAD] as const,
  );
}

/** Shows a PDF in an annotator in the page of a host, and waits until its first page, its highlight and its card are there. */
export async function mountInHost(
  { page, stand }: ViewerBrowser,
  pdf: Uint8Array,
  parts?: EmbeddedOptions['parts'],
): Promise<void> {
  const url = stand.serve(`${Math.random()}.pdf`, pdf);
  await page.addScriptTag({
    type: 'module',
    content: `import { mountEmbedded } from '${EMBEDDED_MODULE}'; window.mountEmbedded = mountEmbedded;`,
  });
  await page.waitForFunction(() => 'mountEmbedded' in window);
  await page.evaluate(
    async ([address, arranged]) => {
      const place = document.getElementById('place');
      if (place) await window.mountEmbedded({ place, url: address, parts: arranged });
    },
    [url, parts] as const,
  );
  await page.locator('[data-layer="highlights"] path').first().waitFor({ state: 'attached' });
  await page.locator('[data-page="0"] canvas').waitFor();
  await page.locator('[data-glossator-card]').first().waitFor();
  // Letters have their exact places once the page has been drawn.
  await untilIdle(page);
}
