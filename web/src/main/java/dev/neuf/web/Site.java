package dev.neuf.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * The files of a page, read once. What is not in here is not served, whatever an address says: no name leads out of the
 * folder.
 */
public final class Site {

    /** A folder with more than this is not our page. */
    private static final int MOST_FILES = 200;

    private static final long MOST_BYTES = 50_000_000;

    /** The build packs files by brotli, which Java cannot, and puts the result beside them. */
    private static final String BROTLI = ".br";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "mjs", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json");

    /**
     * One file.
     *
     * @param type its media type
     * @param plain its bytes
     * @param packed the same in other encodings, the smallest first
     * @param tag a name of its contents, in quotes
     * @param isLasting whether other contents would have another address, so that a browser need never ask again
     */
    record Page(String type, byte[] plain, List<Packed> packed, String tag, boolean isLasting) {}

    /** The bytes in an encoding that a browser may accept. */
    record Packed(String encoding, byte[] bytes) {}

    private final Map<String, Page> pages;

    private Site(Map<String, Page> pages) {
        this.pages = pages;
    }

    /** The site in a folder, or nothing if there is none: it has an {@code index.html}. */
    public static Optional<Site> in(Path folder) throws IOException {
        if (!Files.isRegularFile(folder.resolve("index.html"))) {
            return Optional.empty();
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile)
                    .sorted()
                    .limit(MOST_FILES + 1)
                    .toList();
        }
        long bytes = 0;
        for (Path file : files) {
            bytes += Files.size(file);
        }
        if (files.size() > MOST_FILES || bytes > MOST_BYTES) {
            throw new IOException("more than a page");
        }
        var pages = new TreeMap<String, Page>();
        for (Path file : files) {
            String name = "/" + folder.relativize(file).toString().replace('\\', '/');
            if (!name.endsWith(BROTLI)) {
                pages.put(name, page(name, file));
            }
        }
        pages.put("/", page("/index.html", folder.resolve("index.html")));
        return Optional.of(new Site(pages));
    }

    private static Page page(String name, Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        var packed = new ArrayList<Packed>();
        Path brotli = file.resolveSibling(file.getFileName() + BROTLI);
        if (Files.isRegularFile(brotli)) {
            packed.add(new Packed("br", Files.readAllBytes(brotli)));
        }
        var gzip = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(gzip)) {
            zip.write(bytes);
        }
        if (gzip.size() < bytes.length) {
            packed.add(new Packed("gzip", gzip.toByteArray()));
        }
        return new Page(type, bytes, packed, tag(bytes), name.startsWith("/assets/"));
    }

    private static String tag(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(digest, 0, 12) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    Optional<Page> page(String path) {
        return Optional.ofNullable(pages.get(path));
    }

    /** What to say to the page of somebody else. */
    static byte[] stranger() {
        return "Requests from other pages are not answered.\n".getBytes(StandardCharsets.UTF_8);
    }

    /** What to say where nothing is. */
    static byte[] nothing() {
        return "Nothing is here.\n".getBytes(StandardCharsets.UTF_8);
    }
}
