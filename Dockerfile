# inspect with the solvers that it uses and a JDK, on Debian. The program is built outside:
#
#   make static && docker build -t inspect .
#   docker run --rm -v "$PWD:/src" inspect check src/main/java
#
# make image-test runs these steps in an empty root.
FROM debian:bookworm-slim
RUN apt-get update && \
    apt-get install -y --no-install-recommends openjdk-17-jdk-headless cadical minisat z3 cvc5 git && \
    rm -rf /var/lib/apt/lists/*
COPY build/inspect /usr/local/bin/inspect
WORKDIR /src
ENTRYPOINT ["inspect"]
CMD ["--help"]
