import { seeded, unitProject } from '../../scripts/testing/unit-project.mjs';

export default unitProject({ name: 'client-sdk', setupFiles: [seeded] });
