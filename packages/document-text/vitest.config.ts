import { seeded, unitProject } from '../../scripts/testing/unit-project.mjs';

export default unitProject({ name: 'document-text', setupFiles: [seeded], testTimeout: 300_000 });
