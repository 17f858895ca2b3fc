import { Navigate } from 'react-router';

/** §2.1: the user area's empty path leads to "profile", and the profile is a page of the control panel. */
export default function UserAreaPage() {
  return <Navigate to="/setting/profile" replace />;
}
