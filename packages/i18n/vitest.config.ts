import { unitProject } from '../../scripts/testing/unit-project.mjs';

export default unitProject({ name: 'i18n' });
