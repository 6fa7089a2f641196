export default function HomePage() {
  return <h1>Pinch</h1>;
}
