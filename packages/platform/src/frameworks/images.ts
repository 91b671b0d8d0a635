/** Official base images of the Dockerfiles that `aloft init` writes. */
export const images = {
  node: 'node:26.10-trixie-slim',
  bun: 'oven/bun:1.4-slim',
  deno: 'denoland/deno:2.9.6',
  debian: 'debian:trixie-slim',
  go: 'golang:1.27-trixie',
  rust: 'rust:1.95-slim-trixie',
  rustWithWasm: 'rust:1.95-trixie',
  jdk: 'eclipse-temurin:25-jdk-noble',
  jre: 'eclipse-temurin:25-jre-noble',
  maven: 'maven:3.9-eclipse-temurin-25',
  python: 'python:3.13-slim-trixie',
  uv: 'astral/uv:0.13',
  ruby: 'ruby:3.4-slim-trixie',
  php: 'dunglas/frankenphp:1.13-php8.4-trixie',
  composer: 'composer:2.8',
} as const;
