import { openAs, openProfiles, test, cards } from './test.ts';
for (const [w, h] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`cls ${w}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: w, height: h } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      (window as any).shifts = [];
      new PerformanceObserver((l) => {
        for (const e of l.getEntries() as any[])
          if (!e.hadRecentInput)
            (window as any).shifts.push([
              e.value.toFixed(4),
              Math.round(e.startTime),
              e.sources
                .map((s: any) => s.node?.nodeName + '.' + String(s.node?.className).slice(0, 40))
                .slice(0, 3)
                .join(' ; '),
            ]);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200000,
      uploadThroughput: 100000,
    });
    await openProfiles(page);
    await page.waitForTimeout(1500);
    console.log('CLS', w, 'visitor', JSON.stringify(await page.evaluate(() => (window as any).shifts)));
    await openAs(page, 'asha', 'profiles');
    await cards(page).first().waitFor();
    await page.waitForTimeout(1500);
    console.log('CLS', w, 'member', JSON.stringify(await page.evaluate(() => (window as any).shifts)));
    await context.close();
  });
