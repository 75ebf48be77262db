import { config } from 'zod';

// Our content security policy refuses `eval`. Zod would try it once, catch the refusal and go on without, and every page would report a violation.
config({ jitless: true });
