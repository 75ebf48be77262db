import { describeApi } from '@glossator/client-sdk/conformance';
import { serveApi } from '../testing/served-api';

describeApi('the server', () => serveApi());
