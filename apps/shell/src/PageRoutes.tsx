import { useDesign } from '@teranga/design-kit';
import { Route, Routes } from 'react-router-dom';
import { RoutedFrame, type FrameProps } from './AppFrame.tsx';
import { routesOf } from './matchRoute.ts';

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
      <Route path="*" element={<RoutedFrame route={null} {...frame} />} />
    </Routes>
  );
}
