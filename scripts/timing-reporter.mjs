import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './install.mjs';

/**
 * A Vitest reporter that writes where the time of a run went to `TIMING_FILE`: for each test file the milliseconds for its
 * environment, its imports and its tests, and each of its tests.
 */
export default class TimingReporter {
  onTestRunEnd(modules) {
    const file = process.env.TIMING_FILE;
    if (!file) return;
    const entries = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
        module.diagnostic();
      return {
        file: relative(root, module.moduleId),
        environment: environmentSetupDuration + prepareDuration + setupDuration,
        imports: collectDuration,
        tests: duration,
        cases: [...module.children.allTests()].map((test) => ({
          name: test.fullName,
          ms: test.diagnostic()?.duration ?? 0,
        })),
      };
    });
    writeFileSync(file, JSON.stringify(entries));
  }
}
