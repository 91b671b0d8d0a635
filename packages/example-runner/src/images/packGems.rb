# Packs the gems of Debian's packages as a repository in /gems, because RubyGems isn't reachable in tests. Bundler
# installs them as it would install those of RubyGems, without compiling their extensions.
require "rubygems/package"
require "tmpdir"
require "zlib"

VENDOR = %r{\A/usr/lib/(?:x86_64-linux-gnu/)?ruby/vendor_ruby/(?:3\.3\.0/)?}

def copy(from, to)
  FileUtils.mkdir_p File.dirname(to)
  FileUtils.cp from, to
end

FileUtils.mkdir_p %w[/gems/gems /gems/quick/Marshal.4.8]
specs = Gem::Specification.reject { |spec| spec.default_gem? || spec.name == "bundler" }
specs.each do |spec|
  Dir.mktmpdir do |root|
    if Dir.exist?(spec.full_gem_path)
      FileUtils.cp_r "#{spec.full_gem_path}/.", root
    else
      package = `dpkg -S #{spec.loaded_from}`[/\A[^:]+/]
      files = `dpkg -L #{package}`.lines(chomp: true).select { |file| VENDOR.match?(file) && File.file?(file) }
      files.each { |file| copy file, "#{root}/lib/#{file.sub(VENDOR, "")}" }
    end
    FileUtils.cp_r "#{spec.extension_dir}/.", "#{root}/lib" if Dir.exist?(spec.extension_dir)
    spec.executables.each do |name|
      program = "#{root}/#{spec.bindir}/#{name}"
      copy "/usr/bin/#{name}", program if !File.exist?(program) && File.exist?("/usr/bin/#{name}")
    end
    spec.executables = spec.executables.select { |name| File.exist?("#{root}/#{spec.bindir}/#{name}") }
    spec.extensions = spec.test_files = spec.extra_rdoc_files = []
    Dir.chdir(root) do
      spec.files = Dir.glob("**/*").select { |file| File.file?(file) && !file.end_with?("gem.build_complete") }
      Gem::Package.build(spec, true, false, "/gems/gems/#{spec.file_name}")
    end
    File.binwrite "/gems/quick/Marshal.4.8/#{spec.full_name}.gemspec.rz", Zlib.deflate(Marshal.dump(spec))
  end
end
names = specs.map { |spec| [spec.name, spec.version, "ruby"] }
{"specs" => names, "latest_specs" => names, "prerelease_specs" => []}.each do |index, list|
  Zlib::GzipWriter.open("/gems/#{index}.4.8.gz") { |file| file.write Marshal.dump(list) }
end
