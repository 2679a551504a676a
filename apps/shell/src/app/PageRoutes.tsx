import { useDesign } from '@teranga/design-kit';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { RoutedFrame, type FrameProps } from './AppFrame.tsx';
import { movedPaths, routesOf } from '../page/matchRoute.ts';

/** Without a server, which redirects by itself. */
function MovedPage({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

/** The pages of the store's design, in their frame. */
export function PageRoutes(frame: FrameProps) {
  const { design } = useDesign();
  return (
    <Routes>
      {routesOf(design).map((route) => (
        <Route
          key={route.path}
          path={route.path}
          caseSensitive
          element={<RoutedFrame route={route} {...frame} />}
        />
      ))}
      {Object.entries(movedPaths).map(([from, to]) => (
        <Route key={from} path={from} element={<MovedPage to={to} />} />
      ))}
      <Route path="*" element={<RoutedFrame route={null} {...frame} />} />
    </Routes>
  );
}
