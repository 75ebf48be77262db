import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AccountScreen } from '../account/AccountScreen';
import { ActivationScreen } from '../auth/ActivationScreen';
import { LoginScreen } from '../auth/LoginScreen';
import { RegisterScreen } from '../auth/RegisterScreen';
import { CodeCreationScreen } from '../code-creation/CodeCreationScreen';
import { FilesScreen } from '../files/FilesScreen';
import { LandingScreen } from '../landing/LandingScreen';
import { LibraryScreen } from '../library/LibraryScreen';
import { WorkspaceScreen } from '../workspace/WorkspaceScreen';
import { Crash } from './Crash';
import { Guard } from './Guard';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { Root } from './Root';

/** Routes and guards of specification section 2. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <Crash />,
    children: [
      {
        element: <Layout />,
        children: [
          { path: '/', element: <LandingScreen /> },
          { path: '/login', element: <LoginScreen /> },
          { path: '/register', element: <RegisterScreen /> },
          { path: '/activation/:token?', element: <ActivationScreen /> },
          {
            element: <Guard />,
            children: [
              { path: '/library', element: <LibraryScreen /> },
              { path: '/codes', element: <Navigate to="/library" replace /> },
              { path: '/codes/new', element: <CodeCreationScreen /> },
              { path: '/account', element: <Navigate to="/account/profile" replace /> },
              { path: '/account/profile', element: <AccountScreen /> },
              { path: '/files', element: <FilesScreen /> },
            ],
          },
          { path: '*', element: <NotFound /> },
        ],
      },
      {
        element: <Guard />,
        children: [{ path: '/codes/:codeId/:documentId?', element: <WorkspaceScreen /> }],
      },
    ],
  },
];
