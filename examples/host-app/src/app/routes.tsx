import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Crash } from './Crash';
import { Guard } from './Guard';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { Root } from './Root';

/** Screens for visitors; each arrives with the first visit. */
const publicScreens: RouteObject[] = [
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('../auth/LoginScreen')).LoginScreen }),
  },
  {
    path: '/register',
    lazy: async () => ({ Component: (await import('../auth/RegisterScreen')).RegisterScreen }),
  },
  {
    path: '/activation/:token?',
    lazy: async () => ({ Component: (await import('../auth/ActivationScreen')).ActivationScreen }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('../auth/ForgotPasswordScreen')).ForgotPasswordScreen,
    }),
  },
  {
    path: '/reset-password/:token',
    lazy: async () => ({
      Component: (await import('../auth/ResetPasswordScreen')).ResetPasswordScreen,
    }),
  },
  {
    path: '/confirm-email/:token',
    lazy: async () => ({ Component: (await import('../auth/ConfirmEmailScreen')).ConfirmEmailScreen }),
  },
  {
    path: '/terms',
    lazy: async () => ({ Component: (await import('../terms/TermsScreen')).TermsScreen }),
  },
  {
    path: '/privacy',
    lazy: async () => ({ Component: (await import('../terms/TermsScreen')).PrivacyScreen }),
  },
  { path: '*', element: <NotFound /> },
];

const memberScreens: RouteObject[] = [
  {
    path: '/library',
    lazy: async () => ({ Component: (await import('../library/LibraryScreen')).LibraryScreen }),
  },
  {
    path: '/library/bin',
    lazy: async () => ({ Component: (await import('../bin/BinScreen')).BinScreen }),
  },
  {
    path: '/updates',
    lazy: async () => ({ Component: (await import('../updates/UpdatesScreen')).UpdatesScreen }),
  },
  { path: '/codes', element: <Navigate to="/library" replace /> },
  {
    path: '/codes/new',
    lazy: async () => ({
      Component: (await import('../code-creation/CodeCreationScreen')).CodeCreationScreen,
    }),
  },
  {
    path: '/codes/:codeId/organise',
    lazy: async () => ({ Component: (await import('../organise/OrganiseScreen')).OrganiseScreen }),
  },
  { path: '/account', element: <Navigate to="/account/profile" replace /> },
  {
    path: '/account/profile',
    lazy: async () => ({ Component: (await import('../account/AccountScreen')).AccountScreen }),
  },
  {
    path: '/admin',
    lazy: async () => ({ Component: (await import('../admin/AdminScreen')).AdminScreen }),
  },
  {
    path: '/files',
    lazy: async () => ({ Component: (await import('../files/FilesScreen')).FilesScreen }),
  },
];

/** Routes and guards of specification section 2. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <Crash />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <Guard />,
        children: [
          { element: <Layout />, children: [{ errorElement: <Crash />, children: memberScreens }] },
          {
            path: '/codes/:codeId/review/:documentId?',
            lazy: async () => ({ Component: (await import('../reviewing/ReviewScreen')).ReviewScreen }),
          },
          {
            path: '/codes/:codeId/compare/:documentId?',
            lazy: async () => ({ Component: (await import('../reviewing/CompareScreen')).CompareScreen }),
          },
          {
            path: '/codes/:codeId/:documentId?',
            lazy: async () => ({ Component: (await import('../workspace/WorkspaceScreen')).WorkspaceScreen }),
          },
        ],
      },
      {
        path: '/',
        lazy: async () => ({ Component: (await import('../landing/LandingScreen')).LandingScreen }),
      },
      { element: <Layout />, children: [{ errorElement: <Crash />, children: publicScreens }] },
    ],
  },
];
